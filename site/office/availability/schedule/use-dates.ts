import type { Schedule } from '#shared/api/schedule.ts';
import { type DateRun, datesBetween } from '#shared/domain/schedule/date-hours.ts';
import { type DayHours, toDayHours } from '#shared/domain/schedule/week-hours.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast } from '#shared/react/ui/toast-store.ts';
import { useToast } from '#shared/react/ui/use-toast.ts';
import { formatDateSpan } from '#shared/time/format-date-span.ts';
import { api } from '#site/office/api.ts';
import { useKeepSchedule } from '../use-schedules.ts';

/** So long a change of dates can be taken back from its toast. */
const UNDO_MS = 10_000;

interface Change {
  readonly date: string;
  readonly hours: DayHours | null;
}

/** Gives dates other hours, or takes those back; for 10 s a toast offers Undo. */
export function useDates(schedule: Schedule) {
  const t = useTexts('availability');
  const form = useTexts('form');
  const language = useLanguage();
  const keep = useKeepSchedule();
  const { failWith } = useToast();
  const { mutateAsync } = api.useChange('patch', '/schedule/{scheduleId}/dates');
  const params = { path: { scheduleId: schedule.id } };

  const save = async (dates: readonly Change[]): Promise<void> =>
    keep(await mutateAsync({ params, body: { dates: [...dates] } }));
  const change = async (run: DateRun, hours: DayHours | null, said: string): Promise<void> => {
    const dates = datesBetween(run.from, run.to);
    const before = dates.map((date) => {
      const kept = schedule.dates.find((each) => each.date === date);
      return { date, hours: kept ? toDayHours(kept.hours) : null };
    });
    await save(dates.map((date) => ({ date, hours })));
    const action = { label: form('undo'), run: () => void save(before).catch(failWith) };
    const text = formatDateSpan(run.from, run.to, language);
    showToast({ tone: 'plain', title: said, text, action }, UNDO_MS);
  };
  return {
    /** For a dialog, which tells what it throws. */
    put: (run: DateRun) => change(run, run.hours, form('saved')),
    remove: (run: DateRun) => void change(run, null, t('dates.removed')).catch(failWith),
  } as const;
}
