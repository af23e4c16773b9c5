import type { Services } from '#server/platform/kernel/services.ts';
import type { Decision } from '#shared/api/decision.ts';
import type { Session } from '#shared/api/session.ts';
import { readDecisionCursor, writeDecisionCursor } from './decision-cursor.ts';
import { listOpenDecisions, type OpenDecision } from './store/open-decisions-statement.ts';

const PAGE_SIZE = 20;

interface Wanted {
  readonly cursor?: string;
  readonly pageSize?: number;
  /** About these alone. */
  readonly appointmentIds?: readonly string[];
}

/**
 * What somebody is to decide, the nearest appointment first, and where the next page begins.
 * @throws Refusal `validation-failed` for a cursor that is none of ours.
 */
export async function listDecisions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { companyId, hostId }: Pick<Session, 'companyId' | 'hostId'>,
  { cursor, pageSize = PAGE_SIZE, appointmentIds }: Wanted = {},
): Promise<{ decisions: Decision[]; next: string | null }> {
  const rows = await listOpenDecisions(db, {
    ...{ companyId, hostId, nowMs: clock.nowMs(), limit: pageSize + 1, appointmentIds },
    after: cursor === undefined ? undefined : readDecisionCursor(cursor),
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    decisions: shown.map(toDecision),
    next: last && rows.length > pageSize ? writeDecisionCursor(last) : null,
  };
}

function toDecision(row: OpenDecision): Decision {
  const { kind, about, startMs, durationMinutes, proposedStartMs, askedMs, event } = row;
  const { appointmentId, name, meetingTypeId, hosts, attendees } = row;
  return {
    appointment: {
      ...{ id: appointmentId, name, meetingTypeId, hosts, attendees },
      start: toIso(startMs),
      end: toIso(startMs + durationMinutes * 60_000),
    },
    ...{ kind, about },
    proposedStart: proposedStartMs === null ? null : toIso(proposedStartMs),
    askedAt: toIso(askedMs),
    event: event && { title: event.title, start: toIso(event.startMs), end: toIso(event.endMs) },
  };
}

function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
