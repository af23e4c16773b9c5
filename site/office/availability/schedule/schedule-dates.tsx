import { useState } from 'react';
import type { Schedule } from '#shared/api/schedule.ts';
import { type DateHours, type DateRun, groupDates } from '#shared/domain/schedule/date-hours.ts';
import { toDayHours } from '#shared/domain/schedule/week-hours.ts';
import { useHoursWords } from '#shared/react/hours/use-hours-words.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { IconTool } from '#shared/react/ui/icon-tool.tsx';
import { formatDateSpan } from '#shared/time/format-date-span.ts';
import { DatesDialog } from './dates-dialog.tsx';
import { useDates } from './use-dates.ts';

/** The dates that are not as their weekday: other hours, or none. Each change saves itself. */
export function ScheduleDates({ schedule }: { readonly schedule: Schedule }) {
  const t = useTexts('availability');
  const [isAdding, setAdding] = useState(false);
  const { put, remove } = useDates(schedule);
  const runs = groupDates(toDateHours(schedule));
  return (
    <section aria-labelledby="dates" className="card p-(--inset) sm:p-6">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id="dates" className="font-semibold">
            {t('dates.title')}
          </h2>
          <p className="text-soft text-sm">{t('dates.text')}</p>
        </div>
        <Button tone="quiet" onClick={() => setAdding(true)}>
          <Icon name="plus" />
          {t('dates.add')}
        </Button>
      </header>
      {runs.length > 0 && (
        <ul aria-label={t('dates.list')} className="mt-3 divide-y divide-line">
          {runs.map((run) => (
            <li key={run.from}>
              <Run run={run} onRemove={() => remove(run)} />
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <DatesDialog timeZone={schedule.timezone} onAdd={put} onClose={() => setAdding(false)} />
      )}
    </section>
  );
}

function Run({ run, onRemove }: { readonly run: DateRun; readonly onRemove: () => void }) {
  const t = useTexts('availability');
  const hours = useTexts('hours');
  const language = useLanguage();
  const { toHours } = useHoursWords();
  const days = formatDateSpan(run.from, run.to, language);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4">
      <p className="basis-60 font-medium text-sm">{days}</p>
      <p className="flex-1 text-sm tabular-nums">
        {run.hours.length > 0 ? run.hours.map(toHours).join(', ') : hours('closed')}
      </p>
      <IconTool icon="trash" label={t('dates.remove', { days })} onPress={onRemove} />
    </div>
  );
}

function toDateHours({ dates }: Schedule): DateHours {
  return Object.fromEntries(dates.map(({ date, hours }) => [date, toDayHours(hours)]));
}
