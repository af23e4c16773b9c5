import { useQueryClient } from '@tanstack/react-query';

/** Asks again for all that the office knows of people; what a member would leave is not theirs once they are gone. */
export function useMembersChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /^\/company\/(?!team-member)/.test(String(queryKey[1])),
    });
}
