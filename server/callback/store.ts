import { and, eq } from 'drizzle-orm';
import type { Sql } from '#server/db/database.ts';
import { company, host } from '#server/db/schema/company.ts';
import { meetingType } from '#server/db/schema/meeting-type.ts';
import { callbackRequest } from '#server/db/schema/visitor.ts';

/** Returns false where it is kept already; of several at once the first is kept. */
export async function insertCallback(
  sql: Sql,
  callback: typeof callbackRequest.$inferInsert,
): Promise<boolean> {
  const rows = await sql.orm
    .insert(callbackRequest)
    .values(callback)
    .onConflictDoNothing()
    .returning({ id: callbackRequest.id });
  return rows.length === 1;
}

/** Who can be asked to call back. */
export interface CallbackHosts {
  readonly companyId: string;
  readonly isEnabled: boolean;
  readonly showDataPolicyLink: boolean;
  /** In their order. */
  readonly hostIds: readonly string[];
  /** Those who take nothing at the moment. */
  readonly pausedHostIds: readonly string[];
}

/** The hosts of a meeting type. */
export async function findMeetingTypeHosts(
  sql: Sql,
  meetingTypeId: string,
): Promise<CallbackHosts | undefined> {
  const [row] = await sql.query<CallbackHosts>({
    name: 'callback-hosts',
    text: `select mt.company_id as "companyId", mt.enabled as "isEnabled",
        c.show_data_policy_link as "showDataPolicyLink",
        ${hostsWhere('mth.enabled')} as "hostIds", ${hostsWhere('not mth.enabled')} as "pausedHostIds"
      from meeting_type mt join company c on c.id = mt.company_id where mt.id = $1`,
    values: [meetingTypeId],
  });
  return row;
}

const hostsWhere = (filter: string) => `array(
  select mth.host_id::text from meeting_type_host mth
  where mth.company_id = mt.company_id and mth.meeting_type_id = mt.id and ${filter}
  order by mth.position, mth.host_id)`;

/** A host alone, who has a public page. */
export async function findPublicHost(sql: Sql, hostId: string): Promise<CallbackHosts | undefined> {
  const [row] = await sql.query<CallbackHosts>({
    name: 'callback-host',
    text: `select h.company_id as "companyId", true as "isEnabled",
        c.show_data_policy_link as "showDataPolicyLink",
        array[h.id::text] as "hostIds", array[]::text[] as "pausedHostIds"
      from slug_directory d join host h on h.company_id = d.company_id and h.id = d.target_id
      join company c on c.id = d.company_id
      where d.kind = 'host' and d.target_id = $1`,
    values: [hostId],
  });
  return row;
}

/** A request with whom it is for. */
export async function loadCallback(sql: Sql, companyId: string, callbackId: string) {
  const [row] = await sql.orm
    .select({ callback: callbackRequest, host, company, meetingName: meetingType.name })
    .from(callbackRequest)
    .innerJoin(company, eq(company.id, callbackRequest.companyId))
    .innerJoin(
      host,
      and(eq(host.companyId, callbackRequest.companyId), eq(host.id, callbackRequest.hostId)),
    )
    .leftJoin(
      meetingType,
      and(
        eq(meetingType.companyId, callbackRequest.companyId),
        eq(meetingType.id, callbackRequest.meetingTypeId),
      ),
    )
    .where(and(eq(callbackRequest.companyId, companyId), eq(callbackRequest.id, callbackId)));
  return row;
}
