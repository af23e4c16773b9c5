import { useQueryClient } from '@tanstack/react-query';
import type { WaysToMeet } from '#shared/api/ways-to-meet.ts';
import { api } from './api.ts';
import { dashboardQuery } from './dashboard-query.ts';
import { useSession } from './session.tsx';

/** How somebody who is signed in can be met: what is saved, and how to hear and tell what is saved then. */
export function useOwnWays() {
  const { hostId } = useSession();
  const queryClient = useQueryClient();
  const { queryKey } = dashboardQuery;
  const params = { path: { user: hostId } };
  const question = api.toQuery('get', '/user2/{user}/ways-to-meet', { params });
  const { data: saved } = api.useData('get', '/user2/{user}/ways-to-meet', { params });
  return {
    saved,
    reload: () => queryClient.fetchQuery({ ...question, staleTime: 0 }),
    /** What the dashboard says cannot be booked follows from it. */
    keep: async (ways: WaysToMeet) => {
      queryClient.setQueryData(question.queryKey, ways);
      await queryClient.invalidateQueries({ queryKey });
    },
  };
}
