import { and, count, eq, getTableColumns, inArray, sql as raw } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { appointment } from '#server/platform/db/schema/appointment.ts';
import { oneTimeLink } from '#server/platform/db/schema/links.ts';
import {
  meetingType,
  meetingTypeHost,
  resourceChannel,
  workspace,
} from '#server/platform/db/schema/meeting-type.ts';
import { routingForm } from '#server/platform/db/schema/visitor.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';

interface Key {
  readonly companyId: string;
  readonly id: string;
}

export type MeetingTypeRow = Readonly<typeof meetingType.$inferSelect>;

/** Those of a company with these ids, by id; until the transaction ends nobody else changes them. */
export async function lockMeetingTypes(
  { orm }: Transaction,
  companyId: string,
  ids: readonly string[],
): Promise<MeetingTypeRow[]> {
  return orm
    .select()
    .from(meetingType)
    .where(ofCompany(meetingType, companyId, inArray(meetingType.id, [...ids])))
    .orderBy(meetingType.id)
    .for('update');
}

type Life = Pick<
  MeetingTypeRow,
  'enabled' | 'publishFrom' | 'archivedAt' | 'workspaceId' | 'listed'
>;

/** Changes some of what is not the editor's, and says so by a new version. */
export async function updateLife(
  { orm }: Sql,
  key: Key,
  change: Partial<Life>,
  now: Date,
): Promise<void> {
  await orm
    .update(meetingType)
    .set({ ...change, version: raw`${meetingType.version} + 1`, updatedAt: now })
    .where(rowOf(meetingType, key));
}

/** All paths of the page that a meeting type is on. */
export async function findSlugsOnPage(
  { orm }: Sql,
  { companyId, ownerHostId, teamId }: Pick<MeetingTypeRow, 'companyId' | 'ownerHostId' | 'teamId'>,
): Promise<ReadonlySet<string>> {
  const isOnPage =
    teamId === null
      ? eq(meetingType.ownerHostId, ownerHostId ?? '')
      : eq(meetingType.teamId, teamId);
  const rows = await orm
    .select({ slug: meetingType.slug })
    .from(meetingType)
    .where(ofCompany(meetingType, companyId, isOnPage));
  return new Set(rows.map(({ slug }) => slug));
}

/** Puts a copy in the place that it says, with the hosts and the resources of what it is a copy of. */
export async function insertCopy(
  tx: Transaction,
  copy: MeetingTypeRow,
  originalId: string,
): Promise<void> {
  const { companyId, id: meetingTypeId } = copy;
  const ofOriginal = eq(meetingTypeHost.meetingTypeId, originalId);
  await tx.orm.insert(meetingType).values(copy);
  const hosts = await tx.orm
    .select()
    .from(meetingTypeHost)
    .where(ofCompany(meetingTypeHost, companyId, ofOriginal));
  if (hosts.length > 0) {
    await tx.orm
      .insert(meetingTypeHost)
      .values(hosts.map((host) => ({ ...host, meetingTypeId, lastAssignedAt: null })));
  }
  const { id: _, ...columns } = getTableColumns(resourceChannel);
  const resources = await tx.orm
    .select(columns)
    .from(resourceChannel)
    .where(ofCompany(resourceChannel, companyId, eq(resourceChannel.meetingTypeId, originalId)));
  if (resources.length > 0) {
    await tx.orm
      .insert(resourceChannel)
      .values(resources.map((each) => ({ ...each, id: crypto.randomUUID(), meetingTypeId })));
  }
}

/** What hangs on a meeting type. */
export interface Uses {
  readonly comingAppointments: number;
  readonly pastAppointments: number;
  readonly oneTimeLinks: number;
  readonly routingForms: { readonly id: string; readonly name: string }[];
}

export async function loadUses({ orm }: Sql, { companyId, id }: Key, now: Date): Promise<Uses> {
  const isComing = raw`${appointment.status} <> 'cancelled' and ${appointment.startsAt} > ${now.toISOString()}::timestamptz`;
  const [appointments] = await orm
    .select({
      all: count(),
      coming: raw<number>`count(*) filter (where ${isComing})::int`,
    })
    .from(appointment)
    .where(ofCompany(appointment, companyId, eq(appointment.meetingTypeId, id)));
  const [links] = await orm
    .select({ total: count() })
    .from(oneTimeLink)
    .where(ofCompany(oneTimeLink, companyId, eq(oneTimeLink.meetingTypeId, id)));
  const routingForms = await orm
    .select({ id: routingForm.id, name: routingForm.name })
    .from(routingForm)
    .where(
      ofCompany(routingForm, companyId, raw`${routingForm.definition}::text like ${`%${id}%`}`),
    )
    .orderBy(routingForm.name)
    .limit(MAX_NAMED_FORMS);
  const { all = 0, coming = 0 } = appointments ?? {};
  return {
    comingAppointments: coming,
    pastAppointments: all - coming,
    oneTimeLinks: links?.total ?? 0,
    routingForms,
  };
}

const MAX_NAMED_FORMS = 20;

/** Gives all appointments to another meeting type; answers how many there were. */
export async function handAppointmentsOver(
  { orm }: Sql,
  { companyId, id }: Key,
  to: string,
): Promise<number> {
  const rows = await orm
    .update(appointment)
    .set({ meetingTypeId: to })
    .where(ofCompany(appointment, companyId, eq(appointment.meetingTypeId, id)))
    .returning({ id: appointment.id });
  return rows.length;
}

/** Takes it away with what is nothing without it. */
export async function deleteRow({ orm }: Sql, key: Key): Promise<void> {
  await orm
    .delete(oneTimeLink)
    .where(ofCompany(oneTimeLink, key.companyId, eq(oneTimeLink.meetingTypeId, key.id)));
  await orm.delete(meetingType).where(rowOf(meetingType, key));
}

export async function hasWorkspace({ orm }: Sql, key: Key): Promise<boolean> {
  const rows = await orm.select({ id: workspace.id }).from(workspace).where(rowOf(workspace, key));
  return rows.length > 0;
}

/** Turns what its host shows on their card around; undefined for somebody who does not host it. */
export async function toggleHostCard(
  { orm }: Sql,
  { companyId, id }: Key,
  hostId: string,
): Promise<boolean | undefined> {
  const [row] = await orm
    .update(meetingTypeHost)
    .set({ onCard: raw`not ${meetingTypeHost.onCard}` })
    .where(
      and(
        ofCompany(meetingTypeHost, companyId, eq(meetingTypeHost.meetingTypeId, id)),
        eq(meetingTypeHost.hostId, hostId),
      ),
    )
    .returning({ onCard: meetingTypeHost.onCard });
  return row?.onCard;
}
