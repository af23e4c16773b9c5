import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockCompanyName, updateCompanyName } from './store.ts';

/** @throws Refusal `changed-meanwhile` where it is no longer called what `was` says. */
export async function renameCompany(
  { db }: Pick<Services, 'db'>,
  companyId: string,
  {
    name,
    was = {},
  }: {
    readonly name: string;
    readonly was?: { readonly name?: string | undefined } | undefined;
  },
): Promise<{ name: string }> {
  return db.transaction(async (tx) => {
    const kept = await lockCompanyName(tx, companyId);
    if (hasChanged(kept, { ...(was.name !== undefined && { name: was.name }) })) {
      refuse('changed-meanwhile', 'Somebody else has changed this');
    }
    await updateCompanyName(tx, companyId, name);
    return { name };
  });
}
