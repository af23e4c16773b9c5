import { useCall } from '#shared/react/api/use-call.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { toPath } from '#shared/routes/index.ts';
import { signOut } from '#site/lib/session.ts';

/** Ends the session and leaves the office. */
export function useSignOut() {
  const toast = useToast();
  return useCall(signOut, {
    onSuccess: () => location.assign(toPath('login', {})),
    onError: toast.failWith,
  });
}
