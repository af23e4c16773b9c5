import { useQueryClient } from '@tanstack/react-query';
import type { Schedule } from '#shared/api/schedule.ts';
import { api } from '#site/office/api.ts';

/** The question for all schedules of who is signed in. */
export const schedulesQuery = api.toQuery('get', '/schedule');

export function toScheduleQuery(scheduleId: string) {
  return api.toQuery('get', '/schedule/{scheduleId}', { params: { path: { scheduleId } } });
}

/** Keeps what a change has answered where both screens look for it. */
export function useKeepSchedule(): (schedule: Schedule) => void {
  const queryClient = useQueryClient();
  return (schedule) => {
    queryClient.setQueryData(toScheduleQuery(schedule.id).queryKey, schedule);
    void queryClient.invalidateQueries({ queryKey: schedulesQuery.queryKey });
  };
}
