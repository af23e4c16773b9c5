import type { AppointmentSnapshot } from '#server/platform/kernel/events.ts';
import type { LoadedFacts } from '#server/time/availability/load-facts.ts';
import type { Channel } from '#shared/domain/channels.ts';
import type { Candidates } from './decide.ts';
import type { LockedAppointment } from './lock-appointment.ts';
import type { NewAttendee, TakenTime } from './store/take-time-statement.ts';

export type { NewAttendee };

/** A new appointment, or a seat of a group that has begun. */
export interface Book {
  readonly kind: 'book';
  /** New; not used where a group is joined. */
  readonly appointmentId: string;
  readonly attendee: NewAttendee;
  readonly channel: Channel;
  readonly location: string | null;
  /** Time that is closed to others is no obstacle: the host who books it knows of that. */
  readonly ignoresClosed: boolean;
}

/** Kept for somebody who pays, until `expiresAt`. */
export interface Hold {
  readonly kind: 'hold';
  /** New; not used where others hold the time of the same group already. */
  readonly holdId: string;
  readonly expiresAt: Date;
}

/** Kept for the person it is proposed to, beside the proposal's other times. */
export interface Propose {
  readonly kind: 'propose';
  readonly proposalId: string;
  readonly expiresAt: Date;
}

/** An appointment goes to another start with all who attend. */
export interface Move {
  readonly kind: 'move';
  readonly appointment: LockedAppointment;
}

/** A seat of a group goes to another of its appointments, or to a new one. */
export interface MoveSeat {
  readonly kind: 'move-seat';
  /** Where the seat is now. */
  readonly appointment: LockedAppointment;
  readonly attendeeId: string;
  /** New; not used where a group is joined. */
  readonly appointmentId: string;
}

export type Purpose = Book | Hold | Propose | Move | MoveSeat;

/** What has the time now. */
export interface Taken {
  /** An appointment's id, or a hold's. */
  readonly takenAs: string;
  /** How a new appointment stands. */
  readonly snapshot?: AppointmentSnapshot;
}

/** What was decided, to be written down. */
export interface Decided {
  readonly loaded: LoadedFacts;
  readonly candidates: Candidates;
  readonly startMinute: number;
}

/** The time that a decision takes, padded with the meeting type's buffers. */
export function toTakenTime({ loaded, candidates, startMinute }: Decided): TakenTime {
  const { companyId } = loaded.meetingType;
  const { bufferBeforeMinutes, bufferAfterMinutes, durationMinutes } = loaded.facts.rules;
  return {
    companyId,
    hostIds: candidates.hostIds,
    resourceChannelIds: candidates.resourceChannelIds,
    paddedStartMinute: startMinute - bufferBeforeMinutes,
    paddedEndMinute: startMinute + durationMinutes + bufferAfterMinutes,
  };
}
