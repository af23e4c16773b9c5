import type { Sql } from '#server/db/database.ts';
import { busyRange, type MinuteRange } from '#shared/domain/availability/load-range.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkHosts } from './check-hosts.ts';
import { toEngineFacts, type Wish } from './engine-facts.ts';
import { loadMeetingTypeFacts, type MeetingTypeFacts } from './store.ts';

export type { MeetingTypeFacts };

/** Wide enough for the longest meeting with the longest buffers on both sides. */
const MARGIN_MINUTES = 3 * 1440;

export interface FactsRequest extends Omit<Wish, 'isReschedule' | 'isOver'> {
  readonly meetingTypeId: string;
  /** The starts that are asked about, in epoch minutes. */
  readonly range: MinuteRange;
  /**
   * A list's starts depend on where their window opens; a single decision does not. `record` is about
   * what has taken place.
   */
  readonly purpose: 'list' | 'decide' | 'record';
  readonly nowMinute: number;
  readonly existingAppointmentId?: string | undefined;
  /** Whether whoever asks may look at a draft; without it nobody may. */
  readonly mayUseDraft?: (meetingType: MeetingTypeFacts) => Promise<boolean>;
}

export interface LoadedFacts {
  readonly meetingType: MeetingTypeFacts;
  readonly facts: AvailabilityFacts;
}

/**
 * Everything that decides about the starts of a range: one statement, or two where hours around the
 * clock with an odd interval need a longer look back.
 * @throws Refusal for unknown or disabled meeting types, hosts and durations that are not offered.
 */
export async function loadFacts(sql: Sql, request: FactsRequest): Promise<LoadedFacts> {
  const { startMinute, endMinute } = request.range;
  const near = { fromMinute: startMinute - MARGIN_MINUTES, toMinute: endMinute + MARGIN_MINUTES };
  const loaded = await loadBetween(sql, request, near);
  if (request.purpose !== 'list') return loaded;
  const needed = busyRange(request.range, loaded.facts.rules, loaded.facts.hosts);
  if (needed.startMinute >= near.fromMinute && needed.endMinute <= near.toMinute) return loaded;
  return loadBetween(sql, request, {
    fromMinute: Math.min(needed.startMinute, near.fromMinute),
    toMinute: Math.max(needed.endMinute, near.toMinute),
  });
}

async function loadBetween(
  sql: Sql,
  request: FactsRequest,
  between: { readonly fromMinute: number; readonly toMinute: number },
): Promise<LoadedFacts> {
  const meetingType = await loadMeetingTypeFacts(sql, { ...request, ...between });
  if (!meetingType) refuse('meeting-type-not-available', 'There is no such meeting type');
  if (request.existingAppointmentId !== undefined && !meetingType.hasExisting) {
    refuse('appointment-not-found', 'There is no such appointment of this meeting type');
  }
  // What is booked can be moved, and what took place written down, though it is no longer offered.
  const isReschedule = request.existingAppointmentId !== undefined;
  const isOver = request.purpose === 'record';
  const isOffered = meetingType.enabled || isReschedule || isOver;
  if (!isOffered && !(await request.mayUseDraft?.(meetingType))) {
    refuse('meeting-type-disabled', 'This meeting type is not offered at the moment');
  }
  await checkHosts(sql, meetingType, isReschedule ? [] : request.hostIds);
  return {
    meetingType,
    facts: toEngineFacts(meetingType, { ...request, isReschedule, isOver }, request.nowMinute),
  };
}
