import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { toIso } from '#shared/time/dates.ts';
import type { CalendarData } from './calendar-data.ts';
import type { judgeMove, Moving } from './judge-move.ts';
import { useZoned } from './use-zoned.ts';

interface MovingTextProps {
  readonly moving: Moving | undefined;
  readonly judged: ReturnType<typeof judgeMove> | undefined;
  readonly data: CalendarData | undefined;
  readonly onLeave: () => void;
}

/** Says where something would go, or why it cannot, and leaves it where it is. */
export function MovingText({ moving, judged, data, onLeave }: MovingTextProps) {
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
    <div
      className={
        moving
          ? 'flex min-h-8 items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-40 max-md:border-line max-md:border-b max-md:bg-surface max-md:px-4 max-md:py-2 md:mt-2'
          : 'mt-2 hidden min-h-8 md:pointer-fine:block'
      }
    >
      <p
        role="status"
        className={`min-w-0 flex-1 text-xs ${isRefused ? 'text-danger' : 'text-soft'}`}
      >
        {toText()}
      </p>
      {moving && (
        <Button tone="quiet" className="min-h-9! py-1! text-sm" onClick={onLeave}>
          {t('move.leave')}
        </Button>
      )}
    </div>
  );
}
