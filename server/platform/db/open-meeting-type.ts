import { and, eq, isNull, lte, or, sql as raw, type SQL } from 'drizzle-orm';
import { company } from './schema/company.ts';
import { meetingType } from './schema/meeting-type.ts';

/** Whether a row's company goes on: of one that its owner has closed nothing is offered. */
export function goesOnText(row: string): string {
  return `exists (select from company going_on
    where going_on.id = ${row}.company_id and going_on.erases_at is null)`;
}

/**
 * Whether a row of `meeting_type` can be booked at a moment, as statements ask it: it is neither a
 * draft, nor archived, nor published later, and its company goes on.
 */
export function isOpenText(row: string, now: string): string {
  return `(${row}.enabled and ${row}.archived_at is null
    and (${row}.publish_from is null or ${row}.publish_from <= ${now}) and ${goesOnText(row)})`;
}

/** The same as a condition of Drizzle's. */
export function isOpen(now: Date): SQL | undefined {
  const { enabled, archivedAt, publishFrom, companyId } = meetingType;
  const isPublished = or(isNull(publishFrom), lte(publishFrom, now));
  const goesOn = raw`exists (select from ${company} going_on
    where going_on.id = ${companyId} and going_on.erases_at is null)`;
  return and(eq(enabled, true), isNull(archivedAt), isPublished, goesOn);
}
