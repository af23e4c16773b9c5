import { and, eq } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { company, host } from '#server/db/schema/company.ts';
import { callbackRequest } from '#server/db/schema/visitor.ts';

export async function insertCallback(
  sql: Sql,
  callback: typeof callbackRequest.$inferInsert,
): Promise<void> {
  await sql.orm.insert(callbackRequest).values(callback);
}

/** Who can be asked to call back. */
export interface CallbackHosts {
  readonly companyId: string;
  readonly hostIds: readonly string[];
}

/** The hosts of an enabled meeting type, in their order; paused ones are not asked. */
export async function findMeetingTypeHosts(
  sql: Sql,
  meetingTypeId: string,
): Promise<CallbackHosts | undefined> {
  const [row] = await sql.query<CallbackHosts>({
    name: 'callback-hosts',
    text: `select mt.company_id as "companyId", array(
        select mth.host_id::text from meeting_type_host mth
        where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and mth.enabled
        order by mth.position, mth.host_id) as "hostIds"
      from meeting_type mt where mt.id = $1 and mt.enabled`,
    values: [meetingTypeId],
  });
  return row;
}

/** A host alone, who has a public page. */
export async function findPublicHost(sql: Sql, hostId: string): Promise<CallbackHosts | undefined> {
  const [row] = await sql.query<CallbackHosts>({
    name: 'callback-host',
    text: `select h.company_id as "companyId", array[h.id::text] as "hostIds"
      from slug_directory d join host h on h.company_id = d.company_id and h.id = d.target_id
      where d.kind = 'host' and d.target_id = $1`,
    values: [hostId],
  });
  return row;
}

/** A request with whom it is for. */
export async function loadCallback(sql: Sql, companyId: string, callbackId: string) {
  const [row] = await sql.orm
    .select({ callback: callbackRequest, host, company })
    .from(callbackRequest)
    .innerJoin(company, eq(company.id, callbackRequest.companyId))
    .innerJoin(
      host,
      and(eq(host.companyId, callbackRequest.companyId), eq(host.id, callbackRequest.hostId)),
    )
    .where(and(eq(callbackRequest.companyId, companyId), eq(callbackRequest.id, callbackId)));
  return row;
}
