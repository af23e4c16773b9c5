import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/api/user.ts';
import { api } from '#site/office/api.ts';
import { dashboardQuery } from '#site/office/dashboard-query.ts';
import { sessionQuery, useSession } from '#site/office/session.tsx';

/** Who is signed in, as they can be changed: what is saved, and how to hear and tell what is saved then. */
export function useOwnUser() {
  const { hostId } = useSession();
  const queryClient = useQueryClient();
  const question = api.toQuery('get', '/user2/{user}', { params: { path: { user: hostId } } });
  const { data: saved } = api.useData('get', '/user2/{user}', {
    params: { path: { user: hostId } },
  });
  return {
    saved,
    queryKey: question.queryKey,
    reload: () => queryClient.fetchQuery({ ...question, staleTime: 0 }),
    /** Also where the whole office names them. */
    keep: async (user: User) => {
      queryClient.setQueryData(question.queryKey, user);
      // Their day may be that of another zone now.
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  };
}
