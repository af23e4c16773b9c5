import { asc, eq, sql as raw } from 'drizzle-orm';
import type { Sql, Transaction } from '#server/platform/db/database.ts';
import { reservation, resource, resourceChannel } from '#server/platform/db/schema/schema.ts';
import { ofCompany, rowOf, withinCompany } from '#server/platform/db/tenant.ts';
import type { Resource, ResourceDetails } from '#shared/api/resource.ts';

export interface ResourceKey {
  readonly companyId: string;
  readonly id: string;
}

const choosing = withinCompany(
  resourceChannel,
  resource,
  eq(resourceChannel.resourceId, resource.id),
);

const details = {
  name: resource.name,
  groupName: resource.groupName,
  description: resource.description,
  capacity: resource.capacity,
  enabled: resource.enabled,
} as const;

const listed = {
  id: resource.id,
  ...details,
  meetingTypeCount: raw<number>`(select count(distinct ${resourceChannel.meetingTypeId})::int
    from ${resourceChannel} where ${choosing})`,
} as const;

const MAX_LISTED = 1000;

export async function listResources({ orm }: Sql, companyId: string): Promise<Resource[]> {
  return orm
    .select(listed)
    .from(resource)
    .where(ofCompany(resource, companyId))
    .orderBy(
      asc(raw`lower(coalesce(${resource.groupName}, ''))`),
      asc(raw`lower(${resource.name})`),
      resource.id,
    )
    .limit(MAX_LISTED);
}

export async function findResource({ orm }: Sql, key: ResourceKey): Promise<Resource | undefined> {
  const [row] = await orm.select(listed).from(resource).where(rowOf(resource, key));
  return row;
}

export async function insertResource(
  { orm }: Sql,
  row: typeof resource.$inferInsert,
): Promise<void> {
  await orm.insert(resource).values(row);
}

/** A resource, which nobody else changes until this transaction ends. */
export async function lockResource(
  { orm }: Transaction,
  key: ResourceKey,
): Promise<ResourceDetails | undefined> {
  const [row] = await orm.select(details).from(resource).where(rowOf(resource, key)).for('update');
  return row;
}

export async function updateResource(
  { orm }: Transaction,
  key: ResourceKey,
  change: Partial<ResourceDetails>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return;
  await orm.update(resource).set(change).where(rowOf(resource, key));
}

/** Whether a meeting type chooses it, or an appointment has it. */
export async function isInUse({ orm }: Sql, { companyId, id }: ResourceKey): Promise<boolean> {
  const chosen = await orm
    .select({ id: resourceChannel.id })
    .from(resourceChannel)
    .where(ofCompany(resourceChannel, companyId, eq(resourceChannel.resourceId, id)))
    .limit(1);
  if (chosen.length > 0) return true;
  const taken = await orm
    .select({ id: reservation.id })
    .from(reservation)
    .where(ofCompany(reservation, companyId, eq(reservation.resourceId, id)))
    .limit(1);
  return taken.length > 0;
}

export async function deleteResourceRow({ orm }: Transaction, key: ResourceKey): Promise<void> {
  await orm.delete(resource).where(rowOf(resource, key));
}
