import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#shared/react/ui/use-toast.ts';

/** Saves a change of a link and asks for the lists anew; a failure is told. True once it is saved. */
export function useLinkChanges() {
  const toast = useToast();
  const queryClient = useQueryClient();
  return async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toast.failWith(error);
      return false;
    } finally {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => path === '/short-link' || path === '/one-time-link',
      });
    }
  };
}
