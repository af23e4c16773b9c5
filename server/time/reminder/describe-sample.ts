import type { Sql } from '#server/platform/db/database.ts';
import { toWhose } from '#server/time/hosted-appointment/list-appointments.ts';
import type { Session } from '#shared/api/session.ts';
import { loadSample, type Sample } from './sample-statement.ts';

/**
 * An appointment that a workflow's message can be shown with: of those that somebody manages the next one, or
 * else the last; undefined where there is none.
 */
export function describeSample(
  sql: Sql,
  session: Session,
  asked: { readonly meetingTypeIds: readonly string[]; readonly nowMs: number },
): Promise<Sample | undefined> {
  return loadSample(sql, { ...toWhose(session), ...asked });
}
