import type { Spot } from '#shared/api/availability.ts';
import type { Draft } from '#shared/domain/booking/flow.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { fromIso } from '#shared/time/dates.ts';
import { formatDayOfInstant, formatTimeRange } from '#shared/time/format.ts';

interface OfferedTimeProps {
  readonly startIso: string;
  readonly draft: Draft;
  /** It can be had. */
  readonly spot: Spot | undefined;
  readonly isMarked: boolean;
  readonly isBusy: boolean;
  readonly actText: string;
  readonly onPick: (spot: Spot) => void;
}

/** One proposed time: its day, from when to when, and for the marked one the way on beside it. */
export function OfferedTime(props: OfferedTimeProps) {
  const { startIso, draft, spot, isMarked, isBusy, actText, onPick } = props;
  const { t, language } = useTranslation('proposed');
  const clock = useClock();
  const reader = { language, timeZone: draft.timeZone };
  const start = fromIso(startIso, 'floor') ?? 0;
  const words = (
    <>
      <span className="block font-medium first-letter:uppercase">
        {formatDayOfInstant(start, reader)}
      </span>
      <span className="block tabular-nums">
        {formatTimeRange(start, start + (draft.durationMinutes ?? 0), reader, clock)}
      </span>
    </>
  );
  if (!spot) {
    return (
      <li className="rounded-lg border border-line px-4 py-2.5 text-soft">
        <span className="line-through decoration-1">{words}</span>
        <span className="text-sm">{t('booking-steps:proposed.taken')}</span>
      </li>
    );
  }
  const { appointment } = spot;
  return (
    <li className="flex flex-wrap gap-2">
      <button
        type="button"
        aria-pressed={isMarked}
        onClick={() => onPick(spot)}
        className={`min-h-16 flex-auto rounded-lg border px-4 py-2.5 text-left hover:border-brand-text hover:bg-brand-soft ${isMarked ? 'border-brand-text bg-brand-soft' : 'border-line-strong/45'}`}
      >
        {words}
        {appointment && (
          <span className="block text-soft text-sm">
            {t('booking:slots.spotsLeft', {
              count: appointment.totalSpots - appointment.takenSpots,
              total: appointment.totalSpots,
            })}
          </span>
        )}
      </button>
      {isMarked && (
        <Button className="flex-auto @[30rem]:flex-none" busy={isBusy} onClick={() => onPick(spot)}>
          {actText}
        </Button>
      )}
    </li>
  );
}
