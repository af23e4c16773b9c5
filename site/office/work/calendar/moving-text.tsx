import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { toIso } from '#shared/time/dates.ts';
import type { CalendarData } from './calendar-data.ts';
import type { judgeMove, Moving } from './grid-model.ts';
import { useZoned } from './use-zoned.ts';

interface MovingTextProps {
  readonly moving: Moving | undefined;
  readonly judged: ReturnType<typeof judgeMove> | undefined;
  readonly data: CalendarData | undefined;
}

/** Says where something would go, or why it cannot. */
export function MovingText({ moving, judged, data }: MovingTextProps) {
  const t = useTexts('calendar');
  const formats = useZoned();
  const clock = useClock();
  const toText = () => {
    if (!moving || !judged) return t('keys');
    const { startMinute, endMinute, clash, isPast } = judged;
    if (isPast) return t('move.past');
    if (clash) {
      const other = data?.appointments.find(({ id }) => id === clash.id);
      return t('move.clash', {
        what: other?.about?.name ?? t(`busy.${clash.what}`),
        time: formats.range(toIso(clash.takenFrom), toIso(clash.takenUntil), clock),
      });
    }
    return t('move.moving', {
      name: moving.appointment.about?.name,
      day: formats.day(toIso(startMinute)),
      time: formats.range(toIso(startMinute), toIso(endMinute), clock),
    });
  };
  const isRefused = judged && (judged.clash !== undefined || judged.isPast);
  return (
    <p
      role="status"
      className={`mt-2 min-h-8 text-xs ${isRefused ? 'text-danger' : 'text-soft'} ${moving ? '' : 'hidden md:pointer-fine:block'}`}
    >
      {toText()}
    </p>
  );
}
