import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#shared/react/ui/use-toast.ts';

/** Changes a proposal and asks for what is shown anew; a failure is told. True once it is done. */
export function useProposalChanges() {
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
        predicate: ({ queryKey: [, path] }) =>
          path === '/proposal' || path === '/proposal/{proposalId}',
      });
    }
  };
}
