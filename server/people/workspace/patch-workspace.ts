import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Workspace } from '#shared/api/workspace.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findShelf, lockShelf, updateShelf } from './store.ts';

interface Change {
  readonly name?: string | undefined;
  readonly position?: number | undefined;
  readonly was?: { readonly name?: string | undefined } | undefined;
}

/** @throws Refusal `not-found`; `changed-meanwhile` where it is no longer what `was` says. */
export function patchWorkspace(
  { db }: Pick<Services, 'db'>,
  key: { readonly companyId: string; readonly id: string },
  { was, ...change }: Change,
): Promise<Workspace> {
  return db.transaction(async (tx) => {
    const kept = await lockShelf(tx, key);
    if (!kept) return refuse('not-found', 'There is no such workspace');
    if (was?.name !== undefined && hasChanged(kept, { name: was.name })) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    if (hasChanged(kept, toGiven(change))) await updateShelf(tx, key, change);
    return (await findShelf(tx, key)) ?? refuse('not-found', 'There is no such workspace');
  });
}

function toGiven({ name, position }: Change): { name?: string; position?: number } {
  return { ...(name !== undefined && { name }), ...(position !== undefined && { position }) };
}
