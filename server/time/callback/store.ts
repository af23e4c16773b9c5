import { and, eq, isNull, sql as raw } from 'drizzle-orm';
import type { Sql } from '#server/platform/db/database.ts';
import { isOpen } from '#server/platform/db/open-meeting-type.ts';
import { company, host, slugDirectory } from '#server/platform/db/schema/company.ts';
import { meetingType, meetingTypeHost } from '#server/platform/db/schema/meeting-type.ts';
import { callbackRequest } from '#server/platform/db/schema/visitor.ts';
import { shownCompany } from '#server/platform/db/shown-company.ts';
import { rowOf, withinCompany } from '#server/platform/db/tenant.ts';

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
  now: Date,
): Promise<CallbackHosts | undefined> {
  const { position, enabled } = meetingTypeHost;
  const rows = await sql.orm
    .select({
      companyId: company.id,
      showDataPolicyLink: company.showDataPolicyLink,
      isEnabled: raw<boolean>`${isOpen(now)}`,
      hostId: host.id,
      isServing: enabled,
    })
    .from(meetingType)
    .innerJoin(company, eq(company.id, meetingType.companyId))
    .leftJoin(
      meetingTypeHost,
      withinCompany(
        meetingTypeHost,
        meetingType,
        eq(meetingTypeHost.meetingTypeId, meetingType.id),
      ),
    )
    .leftJoin(
      host,
      withinCompany(
        host,
        meetingTypeHost,
        eq(host.id, meetingTypeHost.hostId),
        isNull(host.leftAt),
      ),
    )
    .where(eq(meetingType.id, meetingTypeId))
    .orderBy(position, host.id);
  const [first] = rows;
  if (!first) return undefined;
  const { companyId, isEnabled, showDataPolicyLink } = first;
  const idsWhere = (isServing: boolean) =>
    rows.filter((row) => row.isServing === isServing).flatMap((row) => row.hostId ?? []);
  return {
    companyId,
    isEnabled,
    showDataPolicyLink,
    hostIds: idsWhere(true),
    pausedHostIds: idsWhere(false),
  };
}

/** A host alone, who has a public page, of a company that goes on. */
export async function findPublicHost(sql: Sql, hostId: string): Promise<CallbackHosts | undefined> {
  const [found] = await sql.orm
    .select({
      companyId: company.id,
      showDataPolicyLink: company.showDataPolicyLink,
      hostId: host.id,
    })
    .from(slugDirectory)
    .innerJoin(host, withinCompany(host, slugDirectory, eq(host.id, slugDirectory.targetId)))
    .innerJoin(company, eq(company.id, slugDirectory.companyId))
    .where(
      and(
        eq(slugDirectory.kind, 'host'),
        eq(slugDirectory.targetId, hostId),
        eq(slugDirectory.isCurrent, true),
        isNull(host.leftAt),
        isNull(company.erasesAt),
      ),
    );
  if (!found) return undefined;
  const { hostId: id, ...offer } = found;
  return { ...offer, isEnabled: true, hostIds: [id], pausedHostIds: [] };
}

/** A request with whom it is for. */
export async function loadCallback(sql: Sql, companyId: string, callbackId: string) {
  const [row] = await sql.orm
    .select({
      callback: callbackRequest,
      host,
      company: shownCompany,
      meetingName: meetingType.name,
    })
    .from(callbackRequest)
    .innerJoin(company, eq(company.id, callbackRequest.companyId))
    .innerJoin(host, withinCompany(host, callbackRequest, eq(host.id, callbackRequest.hostId)))
    .leftJoin(
      meetingType,
      withinCompany(
        meetingType,
        callbackRequest,
        eq(meetingType.id, callbackRequest.meetingTypeId),
      ),
    )
    .where(rowOf(callbackRequest, { companyId, id: callbackId }));
  return row;
}
