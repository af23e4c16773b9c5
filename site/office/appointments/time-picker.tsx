import { SlotList } from '#shared/react/calendar/slot-list.tsx';
import { WindowCalendar } from '#shared/react/calendar/window-calendar.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { useErrorText } from '#shared/react/ui/use-error-text.ts';
import { useFormats } from '#site/office/formats.tsx';
import type { useFreeTimes } from './use-free-times.ts';

interface TimePickerProps {
  readonly times: ReturnType<typeof useFreeTimes>;
  readonly start: string | undefined;
  readonly onPick: (start: string | undefined) => void;
}

/** Weeks with their free days, and the free times of one of them. */
export function TimePicker({ times, start, onPick }: TimePickerProps) {
  const t = useTexts('appointments');
  const errorText = useErrorText();
  const { date: toDate } = useFormats();
  const { date, spots, error, isLoading } = times;
  if (error) {
    return (
      <p role="alert" className="text-danger text-sm">
        {errorText(error)}
      </p>
    );
  }
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <WindowCalendar
        from={times.from}
        today={times.today}
        freeDates={times.freeDates}
        selected={date}
        isLoading={isLoading}
        onSelect={(next) => {
          times.setDate(next);
          onPick(undefined);
        }}
        onTurn={times.turnTo}
      />
      <section aria-label={t('times')} className="max-h-76 min-h-24 overflow-y-auto p-1">
        <p role="status" className="sr-only">
          {date && !isLoading && spots[0]
            ? t('timesOf', { count: spots.length, day: toDate(spots[0].startTime) })
            : ''}
        </p>
        {spots.length === 0 && !isLoading && <p className="text-soft text-sm">{t('noTimes')}</p>}
        <SlotList
          spots={spots}
          timeZone={times.timeZone}
          selectedStart={start}
          onPick={({ startTime }) => onPick(startTime)}
        />
      </section>
    </div>
  );
}
