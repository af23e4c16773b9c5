import type { Sql } from '#server/platform/db/database.ts';
import { busyRange, type MinuteRange } from '#shared/domain/availability/load-range.ts';
import type { AvailabilityFacts, Waiver } from '#shared/domain/availability/types.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkHosts } from './check-hosts.ts';
import { toEngineFacts, type Wish } from './engine-facts.ts';
import type { MeetingTypeFacts } from './meeting-type-facts.ts';
import { loadMeetingTypeFacts } from './store.ts';

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
  /** Whoever asks came by a proposal: what it holds is free for them, and what it offers promised. */
  readonly promise?: Promised | undefined;
  /** Whether whoever asks may look at a draft; without it nobody may. */
  readonly mayUseDraft?: (meetingType: MeetingTypeFacts) => Promise<boolean>;
}

/** What a proposal offers whoever has its link. */
export interface Promised {
  readonly proposalId: string;
  /** Of meetings that last so long. */
  readonly durationMinutes: number;
  /** Without hosts, all that are asked. */
  readonly waivers: readonly (Omit<Waiver, 'hostIds'> & {
    readonly hostIds?: readonly string[];
  })[];
}

export interface LoadedFacts {
  readonly meetingType: MeetingTypeFacts;
  readonly facts: AvailabilityFacts;
}

/**
 * Everything that decides about the starts of a range: one statement, or two where hours around the
 * clock with an odd interval need a longer look back. `read` is what was read of its `factsSpan` with
 * something else.
 * @throws Refusal for unknown or disabled meeting types, hosts and durations that are not offered.
 */
export async function loadFacts(
  sql: Sql,
  request: FactsRequest,
  read?: MeetingTypeFacts,
): Promise<LoadedFacts> {
  const near = factsSpan(request.range);
  const loaded = await (read ? toLoadedFacts(sql, read, request) : loadBetween(sql, request, near));
  if (request.purpose !== 'list') return loaded;
  const needed = busyRange(request.range, loaded.facts.rules, loaded.facts.hosts);
  if (needed.startMinute >= near.fromMinute && needed.endMinute <= near.toMinute) return loaded;
  return loadBetween(sql, request, {
    fromMinute: Math.min(needed.startMinute, near.fromMinute),
    toMinute: Math.max(needed.endMinute, near.toMinute),
  });
}

interface Span {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Whose busy times are read to answer for the starts of a range. */
export function factsSpan({ startMinute, endMinute }: MinuteRange): Span {
  return { fromMinute: startMinute - MARGIN_MINUTES, toMinute: endMinute + MARGIN_MINUTES };
}

async function loadBetween(sql: Sql, request: FactsRequest, between: Span): Promise<LoadedFacts> {
  const proposalId = request.promise?.proposalId;
  const meetingType = await loadMeetingTypeFacts(sql, { ...request, ...between, proposalId });
  if (!meetingType) refuse('meeting-type-not-available', 'There is no such meeting type');
  return toLoadedFacts(sql, meetingType, request);
}

async function toLoadedFacts(
  sql: Sql,
  meetingType: MeetingTypeFacts,
  request: FactsRequest,
): Promise<LoadedFacts> {
  if (request.existingAppointmentId !== undefined && !meetingType.hasExisting) {
    refuse('appointment-not-found', 'There is no such appointment of this meeting type');
  }
  // What is booked can be moved, and what took place written down, though it is no longer offered.
  const isReschedule = request.existingAppointmentId !== undefined;
  const isOver = request.purpose === 'record';
  const isOffered = meetingType.enabled || isReschedule || isOver;
  const isOpen = isOffered || (await request.mayUseDraft?.(meetingType)) === true;
  if (meetingType.isCompanyClosed || !isOpen) {
    refuse('meeting-type-disabled', 'This meeting type is not offered at the moment');
  }
  await checkHosts(sql, meetingType, request.hostIds, { keepsHosts: isReschedule });
  const facts = toEngineFacts(meetingType, { ...request, isReschedule, isOver }, request.nowMinute);
  return { meetingType, facts: withPromise(facts, request.promise) };
}

function withPromise(facts: AvailabilityFacts, promise: Promised | undefined): AvailabilityFacts {
  if (promise?.durationMinutes !== facts.rules.durationMinutes) return facts;
  const allIds = facts.hosts.map(({ hostId }) => hostId);
  const waivers = promise.waivers.map((waiver) => ({ hostIds: allIds, ...waiver }));
  return { ...facts, waivers };
}
