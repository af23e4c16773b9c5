import { useQueryClient } from '@tanstack/react-query';
import type { Schedule } from '#shared/api/schedule.ts';
import { toDayHours, toWeekHours, type WeekHours } from '#shared/domain/schedule/week-hours.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useNavigate } from '#shared/react/router/use-navigate.ts';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { api } from '#site/office/api.ts';
import { SCHEDULES_KEY, useKeepSchedule } from './use-schedules.ts';

/** So long a deleted schedule can be had back from its toast. */
const UNDO_MS = 10_000;

interface NewHours {
  readonly hostId?: string | undefined;
  readonly name: string;
  readonly timezone: string;
  readonly weekly: WeekHours;
}

/** What can be done with a schedule wherever it is named. */
export function useScheduleActions() {
  const t = useTexts('availability');
  const form = useTexts('form');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const keep = useKeepSchedule();
  const { failWith, show } = useToast();
  const create = api.useChange('post', '/schedule', { onError: failWith });
  const duplicate = api.useChange('post', '/schedule/{scheduleId}/duplicate', {
    onError: failWith,
  });
  const change = api.useChange('patch', '/schedule/{scheduleId}', { onError: failWith });
  const remove = api.useChange('delete', '/schedule/{scheduleId}', { onError: failWith });
  const pathOf = ({ id }: Pick<Schedule, 'id'>) => ({ params: { path: { scheduleId: id } } });
  const open = (schedule: Schedule) => {
    keep(schedule);
    navigate({ to: `/availability/${schedule.id}` });
  };
  const reload = () => queryClient.invalidateQueries({ queryKey: SCHEDULES_KEY });

  return {
    isBusy: create.isPending || duplicate.isPending,
    create: (asked: NewHours) => create.mutate({ body: asked }, { onSuccess: open }),
    duplicate: (schedule: Schedule) => {
      const body = { name: t('copyOf', { name: schedule.name }) };
      duplicate.mutate({ ...pathOf(schedule), body }, { onSuccess: open });
    },
    makeDefault: (schedule: Schedule) =>
      change.mutate(
        { ...pathOf(schedule), body: { isDefault: true } },
        {
          onSuccess: (changed) => {
            keep(changed);
            show(form('saved'), t('isDefaultNow', { name: changed.name }));
          },
        },
      ),
    remove: (schedule: Schedule, onGone: () => void) => {
      const { name, timezone, weekly, hostId } = schedule;
      const dates = schedule.dates.map(({ date, hours }) => ({ date, hours: toDayHours(hours) }));
      // The row that asks for it is gone by then, and with it what it would be told.
      const restore = async () => {
        const body = { hostId, name, timezone, weekly: toWeekHours(weekly), dates };
        await create.mutateAsync({ body }).catch(() => undefined);
        await reload();
      };
      const run = async () => {
        await remove.mutateAsync(pathOf(schedule));
        onGone();
        await reload();
        const action = { label: form('undo'), run: () => void restore() };
        showToast({ tone: 'plain', title: t('deleted'), text: name, action }, UNDO_MS);
      };
      run().catch(() => undefined);
    },
  };
}
