import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';

/** What is to be told to another process. */
export interface Posted {
  readonly receiver: string;
  readonly body: string;
}

/** Puts frames where their receivers find them, in this order. */
export async function postFrames(
  sql: Sql,
  frames: readonly Posted[],
  sender: string,
): Promise<void> {
  await sql.query({
    name: 'post-frames',
    text: `insert into connect_frame (receiver, sender, body)
      select f.receiver, $1, f.body
      from unnest($2::uuid[], $3::text[]) with ordinality as f (receiver, body, nth) order by f.nth`,
    values: [sender, frames.map(({ receiver }) => receiver), frames.map(({ body }) => body)],
  });
}

const takenRow = z.strictObject({ sender: z.uuid(), body: z.string() });

/** Takes all that is there for a process, in the order in which each sender has posted it. */
export function takeFrames(sql: Sql, receiver: string): Promise<z.output<typeof takenRow>[]> {
  return sql.query({
    name: 'take-frames',
    text: `with taken as (delete from connect_frame where receiver = $1 returning id, sender, body)
      select sender, body from taken order by id`,
    values: [receiver],
    row: takenRow,
  });
}

/** Erases what nobody has taken within a minute: its receiver is gone. */
export async function eraseLostFrames(sql: Sql): Promise<void> {
  await sql.query({
    name: 'erase-lost-frames',
    text: `delete from connect_frame where created_at < now() - interval '1 minute'`,
  });
}
