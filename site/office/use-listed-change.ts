import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#shared/react/ui/use-toast.ts';

/**
 * Makes a change and asks anew for what `paths` have shown; a failure is told. True once it is done.
 */
export function useListedChange(paths: readonly string[]) {
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
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && paths.includes(path),
      });
    }
  };
}
