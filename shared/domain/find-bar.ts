import {
  type AppointmentState,
  type AwaitingState,
  type ClosedState,
  isAwaiting,
  isClosed,
} from './appointment-state.ts';
import { type Change, type ChangePolicy, type NoChange, whyNoChange } from './change-policy.ts';

/** What keeps an attendee from changing an appointment. */
export type ChangeBar =
  | { readonly kind: 'closed'; readonly state: ClosedState }
  | { readonly kind: 'awaiting'; readonly state: AwaitingState }
  | { readonly kind: 'fixed'; readonly why: NoChange };

interface Changeable {
  /** ISO instant. */
  readonly start: string;
  readonly state: AppointmentState;
  readonly cancellationPolicy: ChangePolicy;
  readonly reschedulingPolicy: ChangePolicy;
}

/** Undefined while it may be changed so. `nowMs` is of the epoch. */
export function findBar(
  appointment: Changeable,
  change: Change,
  nowMs: number,
): ChangeBar | undefined {
  const { state, start } = appointment;
  if (isClosed(state)) return { kind: 'closed', state };
  // What nobody has confirmed yet is cancelled or confirmed, not moved.
  if (change === 'reschedule' && isAwaiting(state)) return { kind: 'awaiting', state };
  const policy =
    change === 'cancel' ? appointment.cancellationPolicy : appointment.reschedulingPolicy;
  const why = whyNoChange(policy, Date.parse(start), nowMs);
  return why && { kind: 'fixed', why };
}
