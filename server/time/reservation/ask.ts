import type { Sql } from '#server/platform/db/database.ts';
import { type OfferedProposal, toPromise } from '#server/time/availability/find-proposal.ts';
import {
  type LoadedFacts,
  loadFacts,
  type MeetingTypeFacts,
  type Promised,
} from '#server/time/availability/load-facts.ts';
import type { AvailabilityFacts } from '#shared/domain/availability/types.ts';
import type { Channel } from '#shared/domain/channels.ts';

/** A start that somebody asks for: of what, with whom, where and when. */
export interface Ask {
  readonly meetingTypeId: string;
  /** Those that the visitor chose among; without them any that the meeting type has. */
  readonly hostIds?: readonly string[] | undefined;
  readonly channel?: Channel | undefined;
  readonly durationMinutes?: number | undefined;
  readonly startMinute: number;
  /** The minute in which it is decided. */
  readonly nowMinute: number;
  /** The appointment that is about to move with all who attend: its own time is no obstacle. */
  readonly movingAppointmentId?: string | undefined;
  /** The one by whose link somebody picks, locked. */
  readonly proposal?: OfferedProposal | undefined;
  /** What does not count, for whoever is about to propose. */
  readonly promise?: Promised | undefined;
  /** It has taken place: nothing but time that others had speaks against it. */
  readonly isRecord?: boolean;
}

/** What an ask was found to be about, before anybody waits for a turn. */
export interface OpenedAsk {
  readonly ask: Ask;
  readonly meetingType: MeetingTypeFacts;
  readonly facts: AvailabilityFacts;
}

/**
 * Reads what an ask depends on.
 * @throws Refusal for meeting types, hosts and durations that are not offered.
 */
export async function openAsk(sql: Sql, ask: Ask): Promise<OpenedAsk> {
  return { ask, ...(await loadAsked(sql, ask)) };
}

/** The same, read anew. */
export function loadAsked(sql: Sql, ask: Ask): Promise<LoadedFacts> {
  return loadFacts(sql, {
    purpose: ask.isRecord ? 'record' : 'decide',
    meetingTypeId: ask.meetingTypeId,
    hostIds: ask.hostIds,
    channel: ask.channel,
    durationMinutes: ask.durationMinutes,
    range: { startMinute: ask.startMinute, endMinute: ask.startMinute + 1 },
    nowMinute: ask.nowMinute,
    existingAppointmentId: ask.movingAppointmentId,
    promise: ask.promise ?? (ask.proposal && toPromise(ask.proposal, ask.nowMinute)),
  });
}
