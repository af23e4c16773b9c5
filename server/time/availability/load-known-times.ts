import type { Sql } from '#server/platform/db/database.ts';
import { type KnownTimes, toDistances } from '#shared/domain/availability/known-times.ts';
import { firstSlot, listSlots } from '#shared/domain/availability/list-slots.ts';
import type { MinuteRange } from '#shared/domain/availability/load-range.ts';
import { pausedUntil } from '#shared/domain/availability/pause.ts';
import type { Slot } from '#shared/domain/availability/types.ts';
import { findLater } from './find-later.ts';
import { loadFacts, type MeetingTypeFacts } from './load-facts.ts';
import { toSeats } from './to-seats.ts';

const DAY_MINUTES = 1440;
/** Five weeks roll, and a month is asked for to its end in every zone; today has begun. */
const KNOWN_DAYS = 45;

/** Whole days, so that what is known changes when a time does, not with every minute. */
export function knownRange(nowMinute: number): MinuteRange {
  const startMinute = nowMinute - (nowMinute % DAY_MINUTES);
  return { startMinute, endMinute: startMinute + KNOWN_DAYS * DAY_MINUTES };
}

/**
 * What a page is told of its times before it asks: what `getAvailability` answers an anonymous visitor.
 * `read` are the meeting type's facts of `knownRange`; more is read only where they do not reach.
 * @throws Refusal as `getAvailability` does.
 */
export async function loadKnownTimes(
  sql: Sql,
  read: MeetingTypeFacts,
  asked: {
    readonly durationMinutes: number;
    readonly hostId?: string | undefined;
    readonly nowMinute: number;
  },
): Promise<KnownTimes> {
  const { durationMinutes, hostId, nowMinute } = asked;
  const range = knownRange(nowMinute);
  const request = {
    purpose: 'list' as const,
    meetingTypeId: read.meetingTypeId,
    durationMinutes,
    hostIds: hostId === undefined ? undefined : [hostId],
    isForEveryone: false,
    nowMinute,
  };
  const { facts } = await loadFacts(sql, { ...request, range }, read);
  const slots = listSlots(facts, range);
  const first =
    firstSlot(facts, { ...range, startMinute: nowMinute }) ??
    (await findLater(sql, request, facts, range.endMinute));
  const paused = pausedUntil(facts);
  return {
    fromMinute: range.startMinute,
    untilMinute: range.endMinute,
    durationMinutes,
    ...(hostId !== undefined && { hostId }),
    starts: toDistances(slots.map(({ startMinute }) => startMinute)),
    ...toGroups(slots),
    firstMinute: first ?? null,
    ...(paused !== undefined && { pausedUntilMinute: paused }),
  };
}

function toGroups(slots: readonly Slot[]): Pick<KnownTimes, 'groups'> {
  const groups = slots.flatMap(({ startMinute, group }) =>
    group ? [{ startMinute, ...toSeats(group) }] : [],
  );
  return groups.length > 0 ? { groups } : {};
}
