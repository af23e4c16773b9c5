/** Where nothing can be changed any more. */
const CLOSED_STATES = ['past', 'cancelled', 'expired'] as const;
/** Where somebody has to confirm it still. */
const AWAITING_STATES = ['awaits-attendee', 'awaits-host'] as const;
export const APPOINTMENT_STATES = ['booked', ...AWAITING_STATES, ...CLOSED_STATES] as const;
export type ClosedState = (typeof CLOSED_STATES)[number];
export type AwaitingState = (typeof AWAITING_STATES)[number];
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** What the state of an appointment, or of one attendee's seat, follows from. */
export interface StateFacts {
  /** Milliseconds of the epoch, as are all instants here. */
  readonly endMs: number;
  readonly isCancelled: boolean;
  /** When this attendee's booking was given up, by whomever. */
  readonly cancelledMs: number | null;
  /** Who had to confirm it, as long as nobody did. */
  readonly awaits: 'attendee' | 'host' | null;
  /** Until when a provisional booking holds its time. */
  readonly provisionalUntilMs: number | null;
}

/** What an appointment is at an instant: what every page, mail and link says of it. */
export function toAppointmentState(facts: StateFacts, nowMs: number): AppointmentState {
  if (isExpired(facts, nowMs)) return 'expired';
  // An attendee of a group may be out of an appointment that goes on without them.
  if (facts.isCancelled || facts.cancelledMs !== null) return 'cancelled';
  if (facts.endMs <= nowMs) return 'past';
  return facts.awaits ? `awaits-${facts.awaits}` : 'booked';
}

/** Nobody confirmed in time; what was declined or cancelled before stays so. */
function isExpired(facts: StateFacts, nowMs: number): boolean {
  const { awaits, provisionalUntilMs, cancelledMs } = facts;
  if (awaits === null || provisionalUntilMs === null || provisionalUntilMs > nowMs) return false;
  return cancelledMs === null || cancelledMs >= provisionalUntilMs;
}

export function isAwaiting(state: AppointmentState): state is AwaitingState {
  return AWAITING_STATES.some((awaiting) => awaiting === state);
}

export function isClosed(state: AppointmentState): state is ClosedState {
  return CLOSED_STATES.some((closed) => closed === state);
}
