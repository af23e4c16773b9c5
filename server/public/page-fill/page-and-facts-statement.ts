import * as z from 'zod';
import type { Sql } from '#server/platform/db/database.ts';
import { SNAPSHOT } from '#server/platform/db/snapshot-statement.ts';
import { type PageKind, pageRow, toPagePart } from '#server/public/booking-page/page-statement.ts';
import { factsRow } from '#server/time/availability/facts/facts-row.ts';
import { toFactsPart } from '#server/time/availability/facts/facts-statement.ts';

const readRow = z.strictObject({
  /** What was seen: see `SNAPSHOT`. */
  snapshot: z.string().nullable(),
  /** The same while page and facts are. */
  fingerprint: z.string(),
  /** Null where nothing has changed. */
  page: pageRow.nullable(),
  /** Null also where no meeting type is asked. */
  facts: factsRow.nullable(),
});

export type PageAndFacts = Readonly<z.output<typeof readRow>>;

/**
 * A page with what decides about its meeting's times, in one statement. Whoever has read it before says
 * its fingerprint, and is told in a word that nothing has changed.
 */
const toText = (kind: PageKind) => `
with page as materialized (${toPagePart(kind)}),
facts as materialized (${toFactsPart({
  meetingTypeId: `(select ("meetingType" ->> 'id')::uuid from page)`,
  fromMinute: '$5',
  toMinute: '$6',
  nowMinute: '$7',
})}),
read as materialized (
  select to_json(page)::text as page, (select to_json(facts)::text from facts) as facts from page
),
marked as materialized (
  select encode(sha256(convert_to(page || coalesce(facts, ''), 'UTF8')), 'hex') as fingerprint,
    page, facts
  from read
)
select ${SNAPSHOT} as snapshot, fingerprint,
  case when fingerprint is distinct from $8 then page::json end as page,
  case when fingerprint is distinct from $8 then facts::json end as facts
from marked`;

const statements = {
  host: { name: 'host-page-and-facts', text: toText('host') },
  team: { name: 'team-page-and-facts', text: toText('team') },
} as const satisfies Record<PageKind, { name: string; text: string }>;

interface Asked {
  readonly kind: PageKind;
  readonly slug: string;
  /** Null for the page that lists all. */
  readonly meetingSlug: string | null;
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly nowMs: number;
  /** What was read before. */
  readonly fingerprint: string | undefined;
}

/** `undefined` where nobody has the address. */
export async function readPageAndFacts(sql: Sql, asked: Asked): Promise<PageAndFacts | undefined> {
  const [row] = await sql.query({
    ...statements[asked.kind],
    values: [
      asked.slug,
      asked.meetingSlug,
      null,
      new Date(asked.nowMs),
      asked.fromMinute,
      asked.toMinute,
      Math.floor(asked.nowMs / 60_000),
      asked.fingerprint ?? null,
    ],
    row: readRow,
  });
  return row;
}
