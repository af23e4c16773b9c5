import type { Language } from '#shared/domain/languages.ts';
import { isTimeZone } from '#shared/time/offset.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import {
  type EventTrigger,
  isAddress,
  isEvent,
  type Recipient,
  type Wait,
  type Workflow,
} from './workflow.ts';

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
  /** When it was booked here for sure, last moved, and given up; none where it was not. */
  readonly happened: Readonly<Record<EventTrigger, number | null>>;
}

/** Why a message is not going to be sent. */
export const DROP_REASONS = ['unwanted', 'booked-late', 'late'] as const;
export type DropReason = (typeof DROP_REASONS)[number];

/** What tells one message from another: who gets it, from which workflow, about which time. */
export interface MessageKey {
  readonly workflowId: string;
  /** Whose seat it is about; none where a host is reminded, once however many seats there are. */
  readonly attendeeId: string | null;
  /** The host who reads it, if one does. */
  readonly hostId: string | null;
  /** The address of who is brought along; empty for all others. */
  readonly guest: string;
  /** The address of the company's choice that reads it; empty for all others. */
  readonly address: string;
  /** When the appointment was to begin: moved, it is another message, unless it is about an event. */
  readonly startMs: number;
  /** When that happened which it is about; none where it counts from the appointment's own time. */
  readonly eventMs: number | null;
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
  const reachable = facts.seats.filter(({ email }) => email !== '');
  const seats = facts.isBooked ? reachable.filter(({ isSure }) => isSure) : [];
  const reminded = [
    ...seats.flatMap((seat) => readersOfSeat(seat, unwanted)),
    ...readersAmongHosts(facts.hosts, seats),
  ];
  return workflows
    .filter(({ meetingTypeIds }) => isFor(meetingTypeIds, facts.meetingTypeId))
    .flatMap((workflow) => {
      const { trigger, recipients, languages } = workflow;
      const readers = isEvent(trigger)
        ? readersOfEvent({ ...facts, seats: reachable }, { ...workflow, trigger }, unwanted)
        : [...reminded, ...readersAt(recipients, facts.hosts, seats, unwanted)];
      return readers
        .filter(({ as, language }) => recipients.includes(as) && isFor(languages, language))
        .map((reader) => toMessage(workflow, facts, reader, nowMs))
        .filter(({ eventMs, dueMs }) => eventMs === null || dueMs >= workflow.dueFromMs);
    });
}

/** Somebody who may be told. */
interface Reader
  extends Pick<MessageKey, 'attendeeId' | 'hostId' | 'guest' | 'address' | 'eventMs'> {
  readonly as: Recipient;
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
    ...{ hostId: null, address: '', eventMs: null },
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
    ...{ address: '', eventMs: null },
  }));
}

/** They read it in the language and by the clock of the first host. */
function readersAt(
  recipients: readonly Recipient[],
  hosts: readonly PlannedHost[],
  seats: readonly PlannedSeat[],
  unwanted: ReadonlySet<string>,
): Reader[] {
  const [reader] = readersAmongHosts(hosts, seats);
  if (!reader) return [];
  return recipients.filter(isAddress).map((address) => ({
    ...{ ...reader, hostId: null, address, as: address, wantsNone: unwanted.has(address) },
  }));
}

/** A host hears once of what happened to several seats at a time. */
function readersOfEvent(
  { seats, hosts }: Pick<PlanFacts, 'seats' | 'hosts'>,
  { trigger, eventsFromMs, recipients }: Workflow & { readonly trigger: EventTrigger },
  unwanted: ReadonlySet<string>,
): Reader[] {
  const told = new Set<number>();
  return seats.flatMap((seat) => {
    const { attendeeId } = seat;
    const eventMs = momentOf(trigger, seat);
    if (eventMs === null || eventMs < eventsFromMs) return [];
    const ofSeat = readersOfSeat(seat, unwanted);
    const ofHosts = told.has(eventMs)
      ? []
      : [...readersAmongHosts(hosts, [seat]), ...readersAt(recipients, hosts, [seat], unwanted)];
    told.add(eventMs);
    const about = { eventMs, attendeeId };
    return [...ofSeat, ...ofHosts].map((reader) => ({ ...reader, ...about }));
  });
}

/** Who has taken a seat of a group since it moved was not there to be moved. */
function momentOf(trigger: EventTrigger, { isSure, happened }: PlannedSeat): number | null {
  if (trigger === 'booking-cancel') return happened[trigger];
  const { 'booking-confirm': confirmedMs, 'booking-reschedule': movedMs } = happened;
  if (!isSure) return null;
  if (trigger === 'booking-confirm') return confirmedMs;
  return movedMs !== null && movedMs < (confirmedMs ?? movedMs) ? null : movedMs;
}

function toMessage(
  workflow: Workflow,
  facts: PlanFacts,
  reader: Reader,
  nowMs: number,
): PlannedMessage {
  const { attendeeId, hostId, guest, address, eventMs, wantsNone } = reader;
  const timing =
    eventMs === null
      ? timeOf(workflow, facts, reader)
      : timeAfter(eventMs, workflow, facts, reader.timeZone);
  return {
    workflowId: workflow.id,
    ...{ attendeeId, hostId, guest, address, eventMs },
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

/** What is said of a booking is said before it begins. */
function timeAfter(
  eventMs: number,
  { trigger, wait, lateMinutes }: Workflow,
  { startMs }: PlanFacts,
  timeZone: string,
): Timing {
  const dueMs = Math.max(eventMs, awayFrom(eventMs, wait, { isBefore: false, timeZone }));
  const lastMs = dueMs + lateMinutes * MINUTE_MS;
  const untilMs = trigger === 'booking-cancel' ? lastMs : Math.min(lastMs, startMs);
  return { dueMs, untilMs, isBookedLate: false };
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
