import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { meetingType } from './schema/meeting-type.ts';

/**
 * Whether a row of `meeting_type` can be booked at a moment, as statements ask it: it is neither a
 * draft, nor archived, nor published later.
 */
export function isOpenText(row: string, now: string): string {
  return `(${row}.enabled and ${row}.archived_at is null
    and (${row}.publish_from is null or ${row}.publish_from <= ${now}))`;
}

/** The same as a condition of Drizzle's. */
export function isOpen(now: Date): SQL | undefined {
  const { enabled, archivedAt, publishFrom } = meetingType;
  return and(eq(enabled, true), isNull(archivedAt), or(isNull(publishFrom), lte(publishFrom, now)));
}
