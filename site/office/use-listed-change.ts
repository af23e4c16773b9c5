import { useQueryClient } from '@tanstack/react-query';

/** Makes a change, and asks anew for what `paths` have shown, also where it failed: it throws then. */
export function useListedChange(paths: readonly string[]) {
  const queryClient = useQueryClient();
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    try {
      return await work();
    } finally {
      await queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && paths.includes(path),
      });
    }
  };
}
