import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { CompanyChange } from '#shared/api/company.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { lockCompany, updateCompany } from './store.ts';

/**
 * Changes what is named of a company's name and look, and nothing else; what is already so changes nothing.
 * @throws Refusal `changed-meanwhile` where something is no longer what `was` says; `branding-not-included`
 * where a company without the feature would look otherwise.
 */
export async function changeCompany(
  tx: Transaction,
  companyId: string,
  { was = {}, ...change }: CompanyChange,
): Promise<void> {
  const { kept, personalizedBranding } = await lockCompany(tx, companyId);
  if (hasChanged(kept, was)) refuse('changed-meanwhile', 'Somebody else has changed this');
  if (!hasChanged(kept, change)) return;
  const { name: _, ...look } = change;
  if (!personalizedBranding && hasChanged(kept, look)) {
    refuse('branding-not-included', 'This company has no branding of its own');
  }
  await updateCompany(tx, companyId, change);
}
