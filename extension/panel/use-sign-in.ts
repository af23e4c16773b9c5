import { useMutation } from '@tanstack/react-query';
import { askWorker } from '../messages.ts';

/** Signs in at a server; its data is how that went. */
export function useSignIn() {
  return useMutation({
    mutationFn: (serverUrl: string) => askWorker('sign-in', { serverUrl }),
    // The worker says how it is with the network.
    networkMode: 'always',
  });
}
