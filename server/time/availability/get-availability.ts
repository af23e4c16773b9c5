import type { Sql } from '#server/platform/db/database.ts';
import type { Availability, AvailabilityQuery } from '#shared/api/availability.ts';
import { askedSlots } from '#shared/domain/availability/asked-slots.ts';
import { explain } from '#shared/domain/availability/explain.ts';
import { firstSlot, listSlots } from '#shared/domain/availability/list-slots.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import { pausedUntil } from '#shared/domain/availability/pause.ts';
import { type AnsweredStart, toAvailability } from '#shared/domain/availability/to-availability.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { MAX_AVAILABILITY_DAYS } from '#shared/domain/constants.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { fromIso } from '#shared/time/dates.ts';
import { offsetMinutesAt, zoneOf } from '#shared/time/zone.ts';
import { findLater } from './find-later.ts';
import { findProposal, toPromise } from './find-proposal.ts';
import { loadFacts, type MeetingTypeFacts, type Promised } from './load-facts.ts';
import { nameClosingCalendars } from './name-closing-calendars.ts';
import { toSeats } from './to-seats.ts';

const DAY_MINUTES = 1440;

interface Answer {
  readonly reply: Availability;
  readonly meetingType: MeetingTypeFacts;
}

/**
 * The asked range's spots by date of the viewer's zone, and the first date with one from now on; of
 * asked starts those alone. Why a start is taken is told to those alone whom `mayTroubleshoot` lets
 * through.
 */
export async function getAvailability(
  sql: Sql,
  query: AvailabilityQuery,
  nowMinute: number,
  mayTroubleshoot: (meetingType: MeetingTypeFacts) => Promise<boolean>,
): Promise<Answer> {
  const range = toRange(query);
  const request = {
    purpose: 'list' as const,
    meetingTypeId: query.meetingTypeId,
    hostIds: query.hostIds,
    durationMinutes: query.meetingDuration,
    channel: query.channel,
    resourceChannelIds: query.resourceChannelIds,
    existingAppointmentId: query.existingAppointmentId,
    isForEveryone: query.calculationMethod === 'EVERYONE',
    mayUseDraft: mayTroubleshoot,
    promise: await findPromise(sql, query, nowMinute),
    nowMinute,
  };
  const isExplained = (meetingType: MeetingTypeFacts) =>
    query.troubleshoot === true ? mayTroubleshoot(meetingType) : Promise.resolve(false);
  if (query.starts) {
    // No list is walked, so nothing has to be known of where its windows open.
    const { meetingType, facts } = await loadFacts(sql, { ...request, purpose: 'decide', range });
    checkQueue(meetingType, query);
    const told = await isExplained(meetingType);
    const spots = askedSpots(facts, range, query.starts, told);
    const named = told
      ? await nameClosingCalendars(
          sql,
          { hosts: facts.hosts, companyId: meetingType.companyId },
          spots,
        )
      : spots;
    const first = spots.find(({ reasons }) => !reasons?.length);
    return { reply: toReply(named, first?.startMinute, facts, query.timezone), meetingType };
  }
  // From now, even when a later month is asked: an earlier date may be the first.
  const loaded = await loadFacts(sql, {
    ...request,
    range: { startMinute: Math.min(range.startMinute, nowMinute), endMinute: range.endMinute },
  });
  checkQueue(loaded.meetingType, query);
  const spots = (await isExplained(loaded.meetingType))
    ? await nameClosingCalendars(
        sql,
        { hosts: loaded.facts.hosts, companyId: loaded.meetingType.companyId },
        explainedSpots(loaded.facts, range),
      )
    : openSpots(loaded.facts, range);
  const first =
    firstSlot(loaded.facts, { startMinute: nowMinute, endMinute: range.endMinute }) ??
    (await findLater(sql, request, loaded.facts, Math.max(range.endMinute, nowMinute)));
  const reply = toReply(spots, first, loaded.facts, query.timezone);
  return { reply, meetingType: loaded.meetingType };
}

/** A link that promises nothing any more shows what everybody sees. */
async function findPromise(
  sql: Sql,
  { proposal: token, meetingTypeId }: AvailabilityQuery,
  nowMinute: number,
): Promise<Promised | undefined> {
  const proposal = token === undefined ? undefined : await findProposal(sql, token);
  return proposal?.meetingTypeId === meetingTypeId ? toPromise(proposal, nowMinute) : undefined;
}

/** A queue is named that is another meeting type's; an appointment keeps the one it was booked by. */
function checkQueue(meetingType: MeetingTypeFacts, query: AvailabilityQuery): void {
  const { queueId, existingAppointmentId } = query;
  if (queueId === undefined || existingAppointmentId !== undefined) return;
  if (queueId === meetingType.queueId) return;
  const message = 'This is not the queue of the meeting type';
  refuse('validation-failed', message, [{ path: 'queueId', code: 'not-an-option', message }]);
}

function toReply(
  starts: readonly AnsweredStart[],
  firstMinute: number | undefined,
  facts: AvailabilityFacts,
  timeZone: string,
): Availability {
  const zone = zoneOf(timeZone);
  return toAvailability(
    { starts, firstMinute: firstMinute ?? null, pausedUntilMinute: pausedUntil(facts) },
    (minute) => offsetMinutesAt(zone, minute),
  );
}

function toRange({ start, end }: AvailabilityQuery): MinuteRange {
  const startMinute = Math.ceil(Date.parse(start) / 60_000);
  const endMinute = Math.ceil(Date.parse(end) / 60_000);
  if (endMinute <= startMinute) {
    refuse('validation-failed', 'The range is empty', [
      { path: 'end', code: 'too-early', message: 'The end has to be after the start' },
    ]);
  }
  if (endMinute - startMinute > MAX_AVAILABILITY_DAYS * DAY_MINUTES) {
    refuse('validation-failed', 'The range is too long', [
      { path: 'end', code: 'too-late', message: `At most ${MAX_AVAILABILITY_DAYS} days a call` },
    ]);
  }
  return { startMinute, endMinute };
}

function openSpots(facts: AvailabilityFacts, range: MinuteRange): AnsweredStart[] {
  return listSlots(facts, range).map(({ startMinute, group }) => ({
    startMinute,
    group: group && toSeats(group),
  }));
}

function explainedSpots(facts: AvailabilityFacts, range: MinuteRange): AnsweredStart[] {
  return explain(facts, range).map(({ startMinute, group, unavailabilityEvents }) => ({
    startMinute,
    group: group && toSeats(group),
    reasons: unavailabilityEvents,
  }));
}

/** An asked start inside a minute is none. */
function askedSpots(
  facts: AvailabilityFacts,
  range: MinuteRange,
  starts: readonly string[],
  isExplained: boolean,
): AnsweredStart[] {
  const minutes = starts.map((start) => fromIso(start)).filter((start) => start !== undefined);
  return askedSlots(facts, range, minutes)
    .filter(({ bookable }) => bookable || isExplained)
    .map(({ startMinute, group, reasons }) => ({
      startMinute,
      group: group && toSeats(group),
      reasons: isExplained ? reasons : undefined,
    }));
}
