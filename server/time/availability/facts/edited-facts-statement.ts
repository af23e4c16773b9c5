import type { Sql } from '#server/platform/db/database.ts';
import { type FactsRow, factsRow } from './facts-row.ts';
import { type FactsQuestion, toFactsText } from './facts-statement.ts';

/**
 * The same of a meeting type as somebody edits it: for this one statement its row and those of its
 * hosts are others than the stored ones. Each host keeps what is not asked about.
 */
const EDITED_FACTS = toFactsText(`meeting_type as (
  select (jsonb_populate_record(
    (select kept from meeting_type kept where kept.company_id = $7 and kept.id = $1),
    $8::jsonb || jsonb_build_object('id', $1::uuid, 'company_id', $7::uuid))).*
), meeting_type_host as (
  select (jsonb_populate_record(null::meeting_type_host,
    coalesce(to_jsonb(kept),
      '{"weight": 100, "priority": 0, "own_limits": {}, "admin_limits": {}, "on_card": false}')
    || jsonb_build_object('company_id', $7::uuid, 'meeting_type_id', $1::uuid, 'enabled', true,
      'host_id', chosen.host_id, 'schedule_id', chosen.schedule_id,
      'position', chosen.position))).*
  from unnest($9::uuid[], $10::uuid[]) with ordinality as chosen(host_id, schedule_id, position)
  left join meeting_type_host kept on kept.company_id = $7 and kept.meeting_type_id = $1
    and kept.host_id = chosen.host_id
), `);

/** A meeting type as it is edited: which of its columns differ, and who serves with which hours. */
interface EditedQuestion extends FactsQuestion {
  readonly companyId: string;
  readonly columns: object;
  readonly hosts: readonly { readonly hostId: string; readonly scheduleId: string | null }[];
}

/** The facts of an edited meeting type, also of one that is not stored yet. */
export async function readEditedFacts(
  sql: Sql,
  { hosts, ...question }: EditedQuestion,
): Promise<FactsRow | undefined> {
  const [row] = await sql.query({
    name: 'edited-availability-facts',
    text: EDITED_FACTS,
    values: [
      question.meetingTypeId,
      question.fromMinute,
      question.toMinute,
      question.nowMinute,
      null,
      null,
      question.companyId,
      JSON.stringify(question.columns),
      hosts.map(({ hostId }) => hostId),
      hosts.map(({ scheduleId }) => scheduleId),
    ],
    row: factsRow,
  });
  return row;
}
