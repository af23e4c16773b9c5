import { useId } from 'react';
import type { ComparedSlot } from '#shared/domain/meeting-type/compare-slots.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { formatDay, formatTime } from '#shared/time/format.ts';

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
export function DaySlots({ date, slots, timeZone }: DaySlotsProps) {
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
