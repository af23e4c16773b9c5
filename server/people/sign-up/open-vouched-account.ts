import { randomBytes } from 'node:crypto';
import { getSlugAvailability } from '#server/people/company/slug-availability.ts';
import { lockName } from '#server/platform/db/advisory-lock-statement.ts';
import type { Database, Sql, Transaction } from '#server/platform/db/database.ts';
import { DEFAULT_TIME_ZONE, MAX_NAME_LENGTH } from '#shared/domain/constants.ts';
import { FALLBACK_LANGUAGE, type Language } from '#shared/domain/languages.ts';
import { toSlug } from '#shared/domain/slug.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { checkOpen } from './check-open.ts';
import { createWorkspace } from './create-workspace.ts';
import type { SignUpServices } from './sign-up-services.ts';
import { hasAccount } from './store/sign-up.ts';

/** Somebody whose address another has vouched for. */
interface Vouched {
  /** In small letters. */
  readonly email: string;
  readonly name: string | undefined;
  readonly language?: Language | undefined;
  readonly timeZone?: string | undefined;
}

/**
 * The account of somebody whose address was vouched for, without a password, and everything behind
 * their page, all or nothing. Nobody has said what its address should be: it is what their name reads
 * as, or the beginning of their e-mail address. `link` writes how they get in, in the same transaction.
 * @throws Refusal `sign-up-closed`; `already-signed-up` where the address has got an account since;
 * `slug-taken` where somebody was quicker.
 */
export async function openVouchedAccount(
  services: Pick<SignUpServices, 'takesSignUps' | 'accounts'> & { readonly db: Database },
  { email, name: said, language = FALLBACK_LANGUAGE, timeZone = DEFAULT_TIME_ZONE }: Vouched,
  link: (tx: Transaction, userId: string) => Promise<void>,
): Promise<string> {
  checkOpen(services);
  const [local = ''] = email.split('@');
  const name = said?.trim().slice(0, MAX_NAME_LENGTH) || local;
  return services.db.transaction(async (tx) => {
    await lockName(tx, `account:${email}`);
    if (await hasAccount(tx, email)) refuse('already-signed-up', 'The address has an account');
    const userId = await services.accounts.create(tx, { email, name, passwordHash: undefined });
    const slug = await findFreeSlug(tx, [toSlug(name), toSlug(local)]);
    const workspace = { email, name, slug, language, timeZone, userId };
    if (!(await createWorkspace(tx, workspace))) refuse('slug-taken', 'This address is taken');
    await link(tx, userId);
    return userId;
  });
}

/** `ada-brandt`, else `ada-brandt-k3x9f2`. */
async function findFreeSlug(sql: Sql, wished: readonly string[]): Promise<string> {
  for (const slug of wished) {
    if ((await getSlugAvailability(sql, slug)) === 'AVAILABLE') return slug;
  }
  return toSlug(
    `${wished.find(Boolean)?.slice(0, 20) ?? 'page'}-${randomBytes(4).toString('hex')}`,
  );
}
