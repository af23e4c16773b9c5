import { useQueryClient } from '@tanstack/react-query';

/** Asks again for all that the office knows of people: members, invitations, teams. */
export function useMembersChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/company/'),
    });
}
