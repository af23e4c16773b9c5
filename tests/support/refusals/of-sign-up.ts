import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { mailedToken, postConfirmation, postSignUp, type Wish } from '../api-sign-up.ts';
import { openTestDatabase } from '../database.ts';
import type { Scenario, World } from './world.ts';

/** Somebody new, whose address and page nobody has. */
function aPerson(): Wish {
  const slug = `nora-${randomUUID().slice(0, 8)}`;
  return {
    name: 'Nora Haddad',
    email: `${slug}@visitor.test`,
    slug,
    timezone: 'Europe/Berlin',
  };
}

async function signUp({ api }: World, wish: Wish): Promise<void> {
  await postSignUp(api.client, wish);
  await api.runJobs();
  const token = mailedToken(api.mailbox, wish.email);
  await postConfirmation(api.client, { token });
}

/** What is wrong with signing up. */
export const refusalsOfSignUp = {
  'slug-taken': async (world) => {
    const { host } = world;
    return postSignUp(world.api.client, { ...aPerson(), slug: host.hostSlug });
  },
  'already-signed-up': async (world) => {
    const { api } = world;
    const wish = aPerson();
    // Asked for twice, before either link was followed.
    await postSignUp(api.client, { ...wish, slug: `${wish.slug}-2` });
    await api.runJobs();
    const token = mailedToken(api.mailbox, wish.email);
    api.mailbox.empty();
    await signUp(world, wish);
    return postConfirmation(api.client, { token });
  },
  'sign-up-closed': ({ api }) => postSignUp(api.clientWith({ takesSignUps: false }), aPerson()),
  'mail-not-configured': async ({ api }) => {
    // An installation without a mail server, and without anybody who could read its mail log.
    const db = await openTestDatabase('pglite');
    const nobody = api.clientWith({ sendsMail: false, db });
    return postSignUp(nobody, aPerson()).finally(() => db.close());
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
