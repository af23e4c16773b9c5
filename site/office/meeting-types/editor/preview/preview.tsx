import { useDeferredValue, useState } from 'react';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { toOfferedChannels } from '#shared/domain/meeting-type/offer.ts';
import { Failure } from '#shared/react/api/query-view.tsx';
import { useFirstWeekday } from '#shared/react/calendar/use-first-weekday.ts';
import { WindowCalendar } from '#shared/react/calendar/window-calendar.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { formatDuration } from '#shared/time/format-duration.ts';
import { useFormats } from '#site/office/formats.tsx';
import type { Editor } from '../use-editor.ts';
import { Changes } from './changes.tsx';
import { DaySlots } from './day-slots.tsx';
import { usePreview } from './use-preview.ts';

interface PreviewProps {
  readonly editor: Editor;
  readonly saved: EditedMeetingType | undefined;
  readonly meetingTypeId: string | undefined;
  readonly today: string;
}

/** What a visitor would see: the page’s head, its weeks, and the times of a day. */
export function Preview({ editor, saved, meetingTypeId, today }: PreviewProps) {
  const t = useTexts('editor');
  const language = useLanguage();
  const { timeZone } = useFormats();
  const [from, turnTo] = useState(today);
  const firstWeekday = useFirstWeekday();
  const [date, setDate] = useState<string>();
  const [chosen, setChosen] = useState<number>();
  // Typing goes first; the calendar follows.
  const shown = useDeferredValue(editor);
  const { values } = shown;
  const durations = [...new Set([values.durationMinutes, ...values.allowedDurations])]
    .filter((each) => Number.isInteger(each) && each > 0)
    .sort((a, b) => a - b);
  const durationMinutes =
    durations.find((each) => each === chosen) ?? (saved ?? values).durationMinutes;
  const asked = {
    editor: shown,
    saved,
    meetingTypeId,
    windows: { today, firstWeekday },
    from,
    timeZone,
  };
  const { days, isLoading, error, retry } = usePreview({
    ...asked,
    durationMinutes: durations.includes(durationMinutes) ? durationMinutes : (durations[0] ?? 30),
  });
  const day = days.find((each) => each.date === date) ?? days[0];
  const changed = days.find(({ slots }) => slots.some(({ change }) => change !== 'none'));
  return (
    <div className="flex flex-col gap-4">
      <PageHead values={values} />
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
      <WindowCalendar
        from={from}
        today={today}
        freeDates={new Set(days.map((each) => each.date))}
        selected={day?.date}
        isLoading={isLoading}
        onSelect={setDate}
        onTurn={turnTo}
      />
      <Changes
        slots={days.flatMap(({ slots }) => slots)}
        isNew={saved === undefined}
        {...(changed && changed.date !== day?.date && { onShow: () => setDate(changed.date) })}
      />
      {error && <Failure error={error} onRetry={retry} />}
      {isLoading && !error && <Skeleton className="h-40" />}
      {!isLoading && day && <DaySlots date={day.date} slots={day.slots} timeZone={timeZone} />}
      {!isLoading && !day && (
        <p className="rounded-lg bg-sunken p-4 text-center text-soft text-sm">
          {t('preview.none')}
        </p>
      )}
    </div>
  );
}

/** What stands above the calendar of its page. */
function PageHead({ values }: { readonly values: EditedMeetingType }) {
  const t = useTexts('editor');
  const common = useTexts('common');
  return (
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
  );
}
