import { isTimeZone } from '#shared/time/offset.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import type { Wait, Workflow } from './workflow.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** What is known of an appointment, as far as messages depend on it. */
export interface PlanFacts {
  readonly isBooked: boolean;
  readonly meetingTypeId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly seats: readonly PlannedSeat[];
}

export interface PlannedSeat {
  readonly attendeeId: string;
  /** Empty once they are erased. */
  readonly email: string;
  readonly guests: readonly string[];
  readonly timeZone: string;
  /** Whether somebody has it and nobody has to confirm it. */
  readonly isSure: boolean;
  /** None where nobody has asked. */
  readonly receiveReminders: boolean | null;
  /** Since when it is at this time: it was booked, confirmed or moved then. */
  readonly sinceMs: number;
}

/** Why a message is not going to be sent. */
export const DROP_REASONS = ['unwanted', 'booked-late', 'late'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** What tells one message from another: who gets it, from which workflow, about which time. */
export interface MessageKey {
  readonly workflowId: string;
  readonly attendeeId: string;
  /** The address of who is brought along; empty for the attendee. */
  readonly guest: string;
  /** When the appointment was to begin: moved, it is another message. */
  readonly startMs: number;
}

export interface PlannedMessage extends MessageKey {
  readonly dueMs: number;
  /** From then on it is not sent any more. */
  readonly untilMs: number;
  /** None where it is to be sent. */
  readonly dropped: DropReason | null;
}

/**
 * Every message that an appointment is to have as it is now. The same facts lead to the same messages, and
 * one that is late stays so, however often it is asked. `unwanted` are addresses, in small letters, of people
 * who want none.
 */
export function planMessages(
  facts: PlanFacts,
  workflows: readonly Workflow[],
  { nowMs, unwanted }: { readonly nowMs: number; readonly unwanted: ReadonlySet<string> },
): PlannedMessage[] {
  if (!facts.isBooked) return [];
  const seats = facts.seats.filter(({ isSure, email }) => isSure && email !== '');
  const applying = workflows.filter(({ meetingTypeIds }) => isAbout(meetingTypeIds, facts));
  return applying.flatMap((workflow) =>
    seats.flatMap((seat) => {
      const timing = timeOf(workflow, facts, seat);
      return readersOf(workflow, seat).map((guest) => {
        const wantsNone =
          seat.receiveReminders === false || unwanted.has((guest || seat.email).toLowerCase());
        return {
          workflowId: workflow.id,
          attendeeId: seat.attendeeId,
          guest,
          startMs: facts.startMs,
          dueMs: timing.dueMs,
          untilMs: timing.untilMs,
          dropped: wantsNone ? 'unwanted' : toLateness(timing, nowMs),
        };
      });
    }),
  );
}

interface Timing {
  readonly dueMs: number;
  readonly untilMs: number;
  readonly isBookedLate: boolean;
}

function isAbout(meetingTypeIds: readonly string[], { meetingTypeId }: PlanFacts): boolean {
  return meetingTypeIds.length === 0 || meetingTypeIds.includes(meetingTypeId);
}

function readersOf({ recipients }: Workflow, { guests }: PlannedSeat): string[] {
  const readers = recipients.flatMap((recipient) => (recipient === 'attendee' ? [''] : guests));
  return [...new Set(readers)];
}

/** A reminder never comes after the start. */
function timeOf(workflow: Workflow, facts: PlanFacts, seat: PlannedSeat): Timing {
  const { trigger, wait, sendsIfBookedLate, lateMinutes } = workflow;
  const isBefore = trigger === 'before-meeting';
  const fromMs = trigger === 'after-meeting-end' ? facts.endMs : facts.startMs;
  const askedMs = awayFrom(fromMs, wait, { isBefore, timeZone: seat.timeZone });
  const isLate = askedMs < seat.sinceMs;
  const dueMs = isLate && sendsIfBookedLate ? seat.sinceMs : askedMs;
  const lastMs = dueMs + lateMinutes * MINUTE_MS;
  return {
    dueMs,
    untilMs: isBefore ? Math.min(lastMs, facts.startMs) : lastMs,
    isBookedLate: isLate && !sendsIfBookedLate,
  };
}

/** By a clock on the wall the day before is a day of 23 or 25 hours now and then. */
function awayFrom(
  fromMs: number,
  wait: Wait,
  { isBefore, timeZone }: { readonly isBefore: boolean; readonly timeZone: string },
): number {
  const way = isBefore ? -1 : 1;
  if (wait.kind === 'minutes') return fromMs + way * wait.minutes * MINUTE_MS;
  const zone = zoneOf(isTimeZone(timeZone) ? timeZone : 'UTC');
  const day = localDay(zone, Math.floor(fromMs / MINUTE_MS)) + way * wait.days;
  return toInstant(zone, day * DAY_MINUTES + wait.minuteOfDay) * MINUTE_MS;
}

function toLateness(timing: Timing, nowMs: number): DropReason | null {
  if (timing.isBookedLate) return 'booked-late';
  return nowMs < timing.untilMs ? null : 'late';
}
