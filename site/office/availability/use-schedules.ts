import { useQueryClient } from '@tanstack/react-query';
import type { Schedule } from '#shared/api/schedule.ts';
import { api } from '#site/office/api.ts';

/** What every list of schedules is kept under, whosever they are. */
export const SCHEDULES_KEY = ['get', '/schedule'] as const;

export function toScheduleQuery(scheduleId: string) {
  return api.toQuery('get', '/schedule/{scheduleId}', { params: { path: { scheduleId } } });
}

/** Keeps what a change has answered where both screens look for it. */
export function useKeepSchedule(): (schedule: Schedule) => void {
  const queryClient = useQueryClient();
  return (schedule) => {
    queryClient.setQueryData(toScheduleQuery(schedule.id).queryKey, schedule);
    void queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });
  };
}
