import type { Column, GridModel } from '#shared/domain/calendar/grid-model.ts';
import { placeSpans } from '#shared/domain/calendar/place-spans.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { toBox } from '#shared/react/calendar/time-grid/to-box.ts';
import { toIso } from '#shared/time/dates.ts';
import type { judgeMove } from './judge-move.ts';
import { useZoned } from './use-zoned.ts';

interface GhostProps {
  readonly model: GridModel;
  readonly column: Column;
  readonly judged: ReturnType<typeof judgeMove>;
}

/** What is on its way, where it would be; in its way what is there already. */
export function Ghost({ model, column, judged }: GhostProps) {
  const formats = useZoned();
  const clock = useClock();
  const { startMinute, endMinute, clash, isPast } = judged;
  const [ghost] = placeSpans(model.axis, column.day, [{ startMinute, endMinute }]);
  const [taken] = clash
    ? placeSpans(model.axis, column.day, [
        { startMinute: clash.takenFrom, endMinute: clash.takenUntil },
      ])
    : [];
  const isRefused = clash !== undefined || isPast;
  return (
    <>
      {taken && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 z-20 border-2 border-danger border-dashed bg-danger/15"
          style={toBox(taken.from, taken.to)}
        />
      )}
      {ghost && (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-x-0.5 z-20 rounded-md border-2 px-1.5 font-medium text-xs shadow-raised ${isRefused ? 'border-danger bg-danger-soft text-danger' : 'border-brand bg-surface text-brand-text'}`}
          style={toBox(ghost.from, ghost.to)}
        >
          {formats.range(toIso(startMinute), toIso(endMinute), clock)}
        </span>
      )}
    </>
  );
}
