import { formatDateParts, type Reader } from '#shared/time/format.ts';

/** The day as on a tear-off calendar; the ticket says it in words beside it. */
export function TicketStub(props: {
  readonly minute: number;
  readonly reader: Reader;
  /** It does not take place. */
  readonly isOver: boolean;
}) {
  const { weekday, day, month } = formatDateParts(props.minute, props.reader);
  return (
    <div
      aria-hidden="true"
      className={`ticket-stub ${props.isOver ? 'text-soft' : 'text-brand-text'}`}
    >
      <span className="text-note">{weekday}</span>
      <span className="font-semibold text-2xl tabular-nums @sm:text-4xl">{day}</span>
      <span className="text-note">{month}</span>
    </div>
  );
}
