import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import {
  formerMeetingSlug,
  meetingType,
  meetingTypeHost,
  resourceChannel,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf } from '#server/platform/db/tenant.ts';
import type { EditedHost } from '#shared/domain/meeting-type/edited.ts';
import type { MeetingTypeRow } from './life.ts';

export type NewMeetingTypeRow = typeof meetingType.$inferInsert;

interface Key {
  readonly companyId: string;
  readonly id: string;
}

/** A meeting type as it is stored, with who and what it is made of. */
export interface StoredMeetingType {
  readonly row: MeetingTypeRow;
  readonly hosts: readonly EditedHost[];
  readonly resourceIds: readonly string[];
}

export async function loadMeetingTypeRow(
  { orm }: Sql,
  key: Key,
): Promise<MeetingTypeRow | undefined> {
  const [row] = await orm.select().from(meetingType).where(rowOf(meetingType, key));
  return row;
}

export async function loadParts(sql: Sql, row: MeetingTypeRow): Promise<StoredMeetingType> {
  const { companyId, id } = row;
  const hosts = await sql.orm
    .select({
      hostId: meetingTypeHost.hostId,
      weight: meetingTypeHost.weight,
      priority: meetingTypeHost.priority,
      enabled: meetingTypeHost.enabled,
      scheduleId: meetingTypeHost.scheduleId,
    })
    .from(meetingTypeHost)
    .where(ofCompany(meetingTypeHost, companyId, eq(meetingTypeHost.meetingTypeId, id)))
    .orderBy(asc(meetingTypeHost.position), asc(meetingTypeHost.hostId));
  const resources = await sql.orm
    .select({ resourceId: resourceChannel.resourceId })
    .from(resourceChannel)
    .where(ofCompany(resourceChannel, companyId, eq(resourceChannel.meetingTypeId, id)))
    .orderBy(asc(resourceChannel.position), asc(resourceChannel.id));
  const resourceIds = [...new Set(resources.map(({ resourceId }) => resourceId))];
  return { row, hosts, resourceIds };
}

/** False where another of its owner's has the path. */
export async function insertMeetingTypeRow(
  tx: Transaction,
  row: NewMeetingTypeRow,
): Promise<boolean> {
  const rows = await tx.orm
    .insert(meetingType)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: meetingType.id });
  return rows.length > 0;
}

export async function updateMeetingTypeRow(
  tx: Transaction,
  { companyId, id, ...change }: Partial<NewMeetingTypeRow> & Key,
): Promise<void> {
  await tx.orm.update(meetingType).set(change).where(rowOf(meetingType, { companyId, id }));
}

/**
 * The hosts in their order; who is gone is given no new appointment. What somebody stays for keeps
 * their limits and whose turn it is; appointments name their hosts themselves.
 */
export async function replaceHosts(
  tx: Transaction,
  { companyId, id: meetingTypeId }: Key,
  hosts: readonly EditedHost[],
): Promise<void> {
  const ofType = eq(meetingTypeHost.meetingTypeId, meetingTypeId);
  const staying = hosts.map(({ hostId }) => hostId);
  await tx.orm
    .delete(meetingTypeHost)
    .where(
      ofCompany(meetingTypeHost, companyId, ofType, notInArray(meetingTypeHost.hostId, staying)),
    );
  for (const [position, { hostId, ...terms }] of hosts.entries()) {
    await tx.orm
      .insert(meetingTypeHost)
      .values({ companyId, meetingTypeId, hostId, position, ...terms })
      .onConflictDoUpdate({
        target: [meetingTypeHost.companyId, meetingTypeHost.meetingTypeId, meetingTypeHost.hostId],
        set: { position, ...terms },
      });
  }
}

interface NamedResource {
  readonly id: string;
  readonly name: string;
  readonly groupName: string | null;
}

/** The resources in their order; one that stays keeps its row, which appointments name. */
export async function replaceResources(
  tx: Transaction,
  { companyId, id: meetingTypeId }: Key,
  resources: readonly NamedResource[],
): Promise<void> {
  const ofType = ofCompany(
    resourceChannel,
    companyId,
    eq(resourceChannel.meetingTypeId, meetingTypeId),
  );
  const kept = await tx.orm
    .select({ id: resourceChannel.id, resourceId: resourceChannel.resourceId })
    .from(resourceChannel)
    .where(ofType);
  const chosen = resources.map(({ id }) => id);
  const gone = kept.filter(({ resourceId }) => !chosen.includes(resourceId)).map(({ id }) => id);
  if (gone.length > 0) {
    await tx.orm.delete(resourceChannel).where(and(ofType, inArray(resourceChannel.id, gone)));
  }
  for (const [position, { id: resourceId, name, groupName }] of resources.entries()) {
    const own = kept.filter((row) => row.resourceId === resourceId).map(({ id }) => id);
    if (own.length > 0) {
      await tx.orm
        .update(resourceChannel)
        .set({ position })
        .where(and(ofType, inArray(resourceChannel.id, own)));
    } else {
      await tx.orm.insert(resourceChannel).values({
        ...{ companyId, meetingTypeId, resourceId, name, groupName, position },
        ...{ id: crypto.randomUUID(), channel: 'resource', subChannel: '' },
      });
    }
  }
}

/** The path that it had keeps leading here, and the one that it has leads to no other. */
export async function keepFormerPath(
  tx: Transaction,
  { companyId, ownerHostId, teamId, id, slug }: MeetingTypeRow,
  newSlug: string,
): Promise<void> {
  const ownerId = teamId ?? ownerHostId;
  if (ownerId === null) return;
  await tx.orm
    .delete(formerMeetingSlug)
    .where(
      ofCompany(
        formerMeetingSlug,
        companyId,
        eq(formerMeetingSlug.ownerId, ownerId),
        eq(formerMeetingSlug.slug, newSlug),
      ),
    );
  await tx.orm
    .insert(formerMeetingSlug)
    .values({ companyId, ownerId, slug, meetingTypeId: id })
    .onConflictDoUpdate({
      target: [formerMeetingSlug.companyId, formerMeetingSlug.ownerId, formerMeetingSlug.slug],
      set: { meetingTypeId: id },
    });
}
