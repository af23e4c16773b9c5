import { useDeferredValue, useId, useState } from 'react';
import type { ComparedSlot } from '#shared/domain/meeting-type/compare-slots.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { toOfferedChannels } from '#shared/domain/meeting-type/offer.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { MonthCalendar } from '#shared/react/calendar/month-calendar.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { formatDay, formatTime } from '#shared/time/format.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { useFormats } from '#site/office/formats.tsx';
import type { Editor } from '../use-editor.ts';
import { usePreview } from './use-preview.ts';

interface PreviewProps {
  readonly editor: Editor;
  readonly saved: EditedMeetingType | undefined;
  readonly meetingTypeId: string | undefined;
  readonly today: string;
}

/** What a visitor would see: the page’s head, its month, and the times of a day. */
export function Preview({ editor, saved, meetingTypeId, today }: PreviewProps) {
  const t = useTexts('editor');
  const common = useTexts('common');
  const language = useLanguage();
  const { timeZone } = useFormats();
  const [month, setMonth] = useState(today.slice(0, 7));
  const [date, setDate] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  // Typing goes first; the month follows.
  const shown = useDeferredValue(editor);
  const { values } = shown;
  const durations = [...new Set([values.durationMinutes, ...values.allowedDurations])]
    .filter((each) => Number.isInteger(each) && each > 0)
    .sort((a, b) => a - b);
  const durationMinutes =
    durations.find((each) => each === chosen) ?? (saved ?? values).durationMinutes;
  const asked = { editor: shown, saved, meetingTypeId, month, timeZone };
  const { days, isLoading } = usePreview({
    ...asked,
    durationMinutes: durations.includes(durationMinutes) ? durationMinutes : (durations[0] ?? 30),
  });
  const day = days.find((each) => each.date === date) ?? days[0];
  const changed = days.find(({ slots }) => slots.some(({ change }) => change !== 'none'));
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p className="font-semibold [overflow-wrap:anywhere]">{values.name || t('untitled')}</p>
        {values.description && (
          <p className="mt-1 line-clamp-3 whitespace-pre-line text-soft text-sm">
            {values.description}
          </p>
        )}
        <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-note text-soft">
          {toOfferedChannels(values).map((channel) => (
            <span key={channel}>
              {channel === 'custom' && values.customChannelName
                ? values.customChannelName
                : common(`channels.${channel}`)}
            </span>
          ))}
        </p>
      </div>
      {durations.length > 1 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('preview.durations')}</legend>
          {durations.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === durationMinutes}
              onClick={() => setChosen(each)}
              className="slot px-2.5 text-sm"
            >
              {formatDuration(each, language)}
            </button>
          ))}
        </fieldset>
      )}
      <MonthCalendar
        month={month}
        today={today}
        freeDates={new Set(days.map((each) => each.date))}
        selected={day?.date}
        isLoading={isLoading}
        onSelect={setDate}
        onMonth={setMonth}
      />
      <Changes
        slots={days.flatMap(({ slots }) => slots)}
        isNew={saved === undefined}
        {...(changed && changed.date !== day?.date && { onShow: () => setDate(changed.date) })}
      />
      {isLoading && <Skeleton className="h-40" />}
      {!isLoading && day && <DaySlots date={day.date} slots={day.slots} timeZone={timeZone} />}
      {!isLoading && !day && (
        <p className="rounded-lg bg-sunken p-4 text-center text-soft text-sm">
          {t('preview.none')}
        </p>
      )}
    </div>
  );
}

interface ChangesProps {
  readonly slots: readonly ComparedSlot[];
  readonly isNew: boolean;
  readonly onShow?: () => void;
}

/** How many times of the month a change brings and takes. */
function Changes({ slots, isNew, onShow }: ChangesProps) {
  const t = useTexts('editor');
  const count = (change: ComparedSlot['change']) =>
    slots.filter((slot) => slot.change === change).length;
  const [came, went] = [count('came'), count('went')];
  const isSame = isNew || came + went === 0;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 text-sm">
      <p role="status">
        {isSame
          ? t('preview.times', { count: slots.length })
          : [
              came > 0 && t('preview.came', { count: came }),
              went > 0 && t('preview.went', { count: went }),
            ]
              .filter(Boolean)
              .join(', ')}
      </p>
      {!isSame && onShow && (
        <button type="button" onClick={onShow} className="link touch">
          {t('preview.show')}
        </button>
      )}
    </div>
  );
}

interface DaySlotsProps {
  readonly date: string;
  readonly slots: readonly ComparedSlot[];
  readonly timeZone: string;
}

const looks = {
  none: 'border-line',
  came: 'border-2 border-free bg-free-soft font-medium',
  went: 'border-dashed border-line-strong text-soft line-through',
} as const satisfies Record<ComparedSlot['change'], string>;

/** The times of a day; what came has a plus and a strong edge, what went is struck out. */
function DaySlots({ date, slots, timeZone }: DaySlotsProps) {
  const t = useTexts('editor');
  const language = useLanguage();
  const clock = useClock();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 font-medium text-sm first-letter:uppercase">
        {formatDay(date, language)}
      </h3>
      <ul className="grid grid-cols-3 gap-1.5">
        {slots.map(({ startMinute, change }) => (
          <li
            key={startMinute}
            className={`relative flex min-h-9 items-center justify-center gap-1 rounded-lg border text-sm tabular-nums ${looks[change]}`}
          >
            {change === 'came' && <Icon name="plus" className="size-3.5" />}
            {formatTime(startMinute, { language, timeZone }, clock)}
            {change !== 'none' && <span className="sr-only">{t(`preview.is.${change}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
