import type { Chosen } from '#shared/domain/booking/flow.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { type HostClock, HostTime } from '#shared/react/calendar/host-time.tsx';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatDateOfInstant, formatTimeRange } from '#shared/time/format.ts';

/** The chosen slot: its day, and from when to when; what the host's clock shows where that is another. */
export function ChosenTime({
  draft,
  host,
}: {
  readonly draft: Chosen;
  readonly host?: HostClock | undefined;
}) {
  const clock = useClock();
  const reader = { language: useLanguage(), timeZone: draft.timeZone };
  const start = fromIso(draft.picked.startIso, 'floor') ?? 0;
  const end = start + draft.durationMinutes;
  return (
    <span className="font-medium">
      <span className="block first-letter:uppercase">{formatDateOfInstant(start, reader)}</span>
      <span className="block tabular-nums">{formatTimeRange(start, end, reader, clock)}</span>
      <HostTime
        startIso={draft.picked.startIso}
        timeZone={draft.timeZone}
        host={host}
        className="block font-normal text-soft"
      />
    </span>
  );
}
