import type { Sql } from '#server/platform/db/database.ts';
import { type FactsQuestion, readFacts } from './facts/facts-statement.ts';
import { type MeetingTypeFacts, toMeetingTypeFacts } from './meeting-type-facts.ts';

/** `undefined` where there is no such meeting type. */
export async function loadMeetingTypeFacts(
  sql: Sql,
  question: FactsQuestion,
): Promise<MeetingTypeFacts | undefined> {
  const row = await readFacts(sql, question);
  return row && toMeetingTypeFacts(row);
}
