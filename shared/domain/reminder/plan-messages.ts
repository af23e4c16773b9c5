import type { Language } from '#shared/domain/languages.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import type { Wait, Workflow, WorkflowRecipient } from './workflow.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** What is known of an appointment, as far as messages depend on it. */
export interface PlanFacts {
  readonly isBooked: boolean;
  readonly meetingTypeId: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly seats: readonly PlannedSeat[];
  readonly hosts: readonly PlannedHost[];
}

interface PlannedHost {
  readonly hostId: string;
  readonly timeZone: string;
  readonly language: Language;
}

export interface PlannedSeat {
  readonly attendeeId: string;
  /** Empty once they are erased. */
  readonly email: string;
  readonly guests: readonly string[];
  readonly timeZone: string;
  /** Whom they bring read theirs. */
  readonly language: Language;
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
  /** Whose seat it is about; none where a host reads it, who has one message however many seats there are. */
  readonly attendeeId: string | null;
  /** The host who reads it, if one does. */
  readonly hostId: string | null;
  /** The address of who is brought along; empty for the attendee and for hosts. */
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
  const readers = [
    ...seats.flatMap((seat) => readersOfSeat(seat, unwanted)),
    ...readersAmongHosts(facts.hosts, seats),
  ];
  return workflows
    .filter(({ meetingTypeIds }) => isFor(meetingTypeIds, facts.meetingTypeId))
    .flatMap((workflow) =>
      readers
        .filter(({ as, language }) => {
          const { recipients, languages } = workflow;
          return recipients.includes(as) && isFor(languages, language);
        })
        .map((reader) => toMessage(workflow, facts, reader, nowMs)),
    );
}

/** Somebody who may be told. */
interface Reader extends Pick<MessageKey, 'attendeeId' | 'hostId' | 'guest'> {
  readonly as: WorkflowRecipient;
  readonly language: Language;
  readonly timeZone: string;
  /** Since when it is at this time for them. */
  readonly sinceMs: number;
  readonly wantsNone: boolean;
}

interface Timing {
  readonly dueMs: number;
  readonly untilMs: number;
  readonly isBookedLate: boolean;
}

function isFor<Value>(chosen: readonly Value[], value: Value): boolean {
  return chosen.length === 0 || chosen.includes(value);
}

function readersOfSeat(seat: PlannedSeat, unwanted: ReadonlySet<string>): Reader[] {
  const { attendeeId, email, timeZone, language, sinceMs, receiveReminders } = seat;
  return ['', ...new Set(seat.guests)].map((guest) => ({
    ...{ attendeeId, guest, timeZone, language, sinceMs },
    hostId: null,
    as: guest === '' ? 'attendee' : 'guests',
    wantsNone: receiveReminders === false || unwanted.has((guest || email).toLowerCase()),
  }));
}

/** None where nobody comes. */
function readersAmongHosts(hosts: readonly PlannedHost[], seats: readonly PlannedSeat[]): Reader[] {
  if (seats.length === 0) return [];
  const sinceMs = Math.min(...seats.map((seat) => seat.sinceMs));
  return hosts.map((host) => ({
    ...{ ...host, sinceMs, attendeeId: null, guest: '', as: 'hosts', wantsNone: false },
  }));
}

function toMessage(
  workflow: Workflow,
  facts: PlanFacts,
  reader: Reader,
  nowMs: number,
): PlannedMessage {
  const { attendeeId, hostId, guest, wantsNone } = reader;
  const timing = timeOf(workflow, facts, reader);
  return {
    workflowId: workflow.id,
    ...{ attendeeId, hostId, guest },
    startMs: facts.startMs,
    dueMs: timing.dueMs,
    untilMs: timing.untilMs,
    dropped: wantsNone ? 'unwanted' : toLateness(timing, nowMs),
  };
}

/** A reminder never comes after the start. */
function timeOf(workflow: Workflow, facts: PlanFacts, reader: Reader): Timing {
  const { trigger, wait, sendsIfBookedLate, lateMinutes } = workflow;
  const isBefore = trigger === 'before-meeting';
  const fromMs = trigger === 'after-meeting-end' ? facts.endMs : facts.startMs;
  const awayMs = awayFrom(fromMs, wait, { isBefore, timeZone: reader.timeZone });
  // At a time of day that was over by then, it is at once.
  const askedMs = isBefore ? awayMs : Math.max(awayMs, fromMs);
  const isLate = askedMs < reader.sinceMs;
  const dueMs = isLate && sendsIfBookedLate ? reader.sinceMs : askedMs;
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
