import { randomUUID } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Resource, ResourceDetails } from '#shared/api/resource.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  deleteResourceRow,
  findResource,
  insertResource,
  isInUse,
  lockResource,
  type ResourceKey,
  updateResource,
} from './store.ts';

type ResourceServices = Pick<Services, 'db'>;

export async function createResource(
  { db }: ResourceServices,
  companyId: string,
  row: Partial<ResourceDetails> & { readonly name: string },
): Promise<Resource> {
  const key = { companyId, id: randomUUID() };
  await insertResource(db, { ...row, ...key });
  return read(db, key);
}

interface Change extends Partial<ResourceDetails> {
  /** What somebody saw when they made their change. */
  readonly was?: Partial<ResourceDetails> | undefined;
}

/** @throws Refusal `not-found`, `changed-meanwhile`. */
export function changeResource(
  { db }: ResourceServices,
  key: ResourceKey,
  { was = {}, ...change }: Change,
): Promise<Resource> {
  return db.transaction(async (tx) => {
    const kept = await lockResource(tx, key);
    if (!kept) return refuse('not-found', 'There is no such resource');
    if (hasChanged(kept, was)) refuse('changed-meanwhile', 'Somebody else has changed this');
    await updateResource(tx, key, change);
    return read(tx, key);
  });
}

/** @throws Refusal `not-found`, `still-in-use`. */
export function deleteResource(
  { db }: ResourceServices,
  key: ResourceKey,
): Promise<{ deleted: true }> {
  return db.transaction(async (tx) => {
    if (!(await lockResource(tx, key))) refuse('not-found', 'There is no such resource');
    if (await isInUse(tx, key)) refuse('still-in-use', 'A meeting type or an appointment has it');
    await deleteResourceRow(tx, key);
    return { deleted: true };
  });
}

async function read(sql: Sql, key: ResourceKey): Promise<Resource> {
  return (await findResource(sql, key)) ?? refuse('not-found', 'There is no such resource');
}
