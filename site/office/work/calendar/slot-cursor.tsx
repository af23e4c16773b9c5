import { type Cursor, type GridModel, minuteAt } from '#shared/domain/calendar/grid-model.ts';
import { placeSpans } from '#shared/domain/calendar/place-spans.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { toBox } from '#shared/react/calendar/time-grid/to-box.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { toIso } from '#shared/time/dates.ts';
import type { CalendarData } from './calendar-data.ts';
import { useZoned } from './use-zoned.ts';

interface SlotCursorProps {
  readonly model: GridModel;
  readonly data: CalendarData | undefined;
  readonly cursor: Cursor;
  readonly onBook: () => void;
}

const SLOT_MINUTES = 30;

/** The place that arrows lead to: Enter books there. */
export function SlotCursor({ model, data, cursor, onBook }: SlotCursorProps) {
  const t = useTexts('calendar');
  const formats = useZoned();
  const clock = useClock();
  const column = model.columns[cursor.column];
  if (!column) return null;
  const host = data?.hosts.find(({ id }) => id === column.hostId);
  const isOpen = placeSpans(model.axis, column.day, host?.hours ?? []).some(
    ({ from, to }) => from <= cursor.place && cursor.place < to,
  );
  const start = toIso(minuteAt(model, cursor));
  const values = { day: formats.day(start), time: formats.time(start, clock) };
  return (
    <button
      type="button"
      data-cursor
      aria-label={t(isOpen ? 'slot.free' : 'slot.outside', values)}
      onClick={onBook}
      className="absolute inset-x-0.5 z-4 flex items-center justify-center rounded-md border border-brand border-dashed bg-brand-soft text-brand-text text-xs opacity-0 outline-offset-0! focus-visible:opacity-100"
      style={toBox(cursor.place, cursor.place + SLOT_MINUTES)}
    >
      <Icon name="plus" className="size-4" />
    </button>
  );
}
