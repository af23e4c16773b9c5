import type { Sql } from '#server/platform/db/database.ts';
import { noteSnapshots } from '#server/platform/db/note-snapshots.ts';
import { isUnchanged } from '#server/platform/db/snapshot-statement.ts';
import { ByteCache } from '#server/platform/site/byte-cache.ts';
import type { Availability, AvailabilityQuery } from '#shared/api/availability.ts';
import type { MeetingTypeFacts } from './meeting-type-facts.ts';

interface Answer {
  readonly reply: Availability;
  readonly meetingType: Pick<MeetingTypeFacts, 'enabled' | 'companyId'>;
}

interface Kept {
  readonly reply: Availability;
  readonly companyId: string;
  readonly snapshot: string;
  readonly minute: number;
  readonly byteLength: number;
}

const MAX_KEPT_BYTES = 16 * 1024 * 1024;
const START_BYTES = 150;

/**
 * Answers again what was answered in this minute, while nothing of its company has changed: what many
 * visitors of one page ask. What is told to some alone is never kept.
 */
export function keepAnswers(sql: Sql) {
  const kept = new ByteCache<Kept>(MAX_KEPT_BYTES);
  return async (
    query: AvailabilityQuery,
    minute: number,
    answer: (sql: Sql) => Promise<Answer>,
  ): Promise<Availability> => {
    if (!isForAll(query)) return (await answer(sql)).reply;
    const key = JSON.stringify(query);
    const before = kept.get(key);
    if (before?.minute === minute && (await isUnchanged(sql, before))) return before.reply;
    const noted = noteSnapshots(sql);
    const { reply, meetingType } = await answer(noted.sql);
    const snapshot = noted.first();
    if (snapshot !== undefined && meetingType.enabled) {
      const { companyId } = meetingType;
      const byteLength = toByteLength(key, reply);
      kept.set(key, { reply, companyId, snapshot, minute, byteLength });
    }
    return reply;
  };
}

function isForAll({ troubleshoot, existingAppointmentId, proposal }: AvailabilityQuery): boolean {
  return !troubleshoot && existingAppointmentId === undefined && proposal === undefined;
}

function toByteLength(key: string, { dates }: Availability): number {
  const starts = dates.reduce((sum, { spots }) => sum + spots.length, 0);
  return 2 * key.length + (starts + dates.length + 1) * START_BYTES;
}
