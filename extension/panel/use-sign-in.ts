import { useCall } from '#shared/react/api/use-call.ts';
import { askWorker } from '../messages.ts';

/** Signs in at a server; its data is how that went. */
export function useSignIn() {
  return useCall((serverUrl: string) => askWorker('sign-in', { serverUrl }));
}
