import type { Sql } from '#server/platform/db/database.ts';
import { type AskedEnd, findEnded } from './ended-statement.ts';

/** Whether an appointment is over, or not there any more: asked just before what is of use until then goes. */
export async function describeEnded(sql: Sql, asked: AskedEnd): Promise<'ahead' | 'ended'> {
  return (await findEnded(sql, asked)) === false ? 'ahead' : 'ended';
}
