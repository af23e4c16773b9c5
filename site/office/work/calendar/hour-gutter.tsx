import { hourLines, toMinute } from '#shared/domain/calendar/axis.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { formatHour } from '#shared/time/format.ts';
import type { GridModel } from './grid-model.ts';
import { toRem } from './to-rem.ts';

interface HourGutterProps {
  readonly model: GridModel;
  readonly timeZone: string;
  /** The zone beside the one that the grid is drawn in. */
  readonly isSecond?: boolean;
}

/** Above it is night, for most. */
const MORNING = 7.5 * 60;

/** The hours down the side; one that comes twice says so. */
export function HourGutter({ model, timeZone, isSecond = false }: HourGutterProps) {
  const t = useTexts('calendar');
  const language = useLanguage();
  const clock = useClock();
  const { axis, days } = model;
  // The day that has every place of the axis, where one is longer than the others.
  const day = days.reduce((longest, each) =>
    each.endMinute - each.startMinute > longest.endMinute - longest.startMinute ? each : longest,
  );
  return (
    <div
      aria-hidden="true"
      className={`sticky left-0 z-10 bg-surface text-right text-xs tabular-nums text-soft`}
      style={{ height: toRem(axis.lengthMinutes) }}
    >
      <span data-morning className="absolute" style={{ top: toRem(MORNING) }} />
      {hourLines(axis).map(({ place, isAgain }) => (
        <span
          key={place}
          className={`absolute right-1.5 leading-none ${place === 0 ? 'hidden' : '-translate-y-1/2'}`}
          style={{ top: toRem(place) }}
        >
          {formatHour(toMinute(axis, day, place), { language, timeZone }, clock)}
          {isAgain && !isSecond && <span className="block text-[0.625rem]">{t('again')}</span>}
        </span>
      ))}
    </div>
  );
}
