import type { Transaction } from '#server/platform/db/database.ts';
import { hasChanged } from '#server/platform/kernel/has-changed.ts';
import type { Session } from '#shared/api/session.ts';
import type { KeptOneTimeLink, KeptShortLink, LinkChange } from '#shared/api/short-link.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { readOneTimeLinks, readShortLinks } from './links-statement.ts';
import { type LinkServices, toOneTimeLink, toShortLink, toWanted } from './list-links.ts';
import {
  deleteOneTimeLink,
  deleteShortLink,
  lockLinks,
  updateOneTimeLink,
  updateShortLink,
} from './store.ts';

/** @throws Refusal `not-found` for what is not theirs to change; `changed-meanwhile`. */
export function changeShortLink(
  services: LinkServices,
  session: Session,
  { linkId, ...change }: LinkChange & { readonly linkId: string },
): Promise<KeptShortLink> {
  return services.db.transaction(async (tx) => {
    const kept = await findShort(services, tx, session, linkId);
    checkWas(kept, change);
    await updateShortLink(tx, linkId, toColumns(change));
    return findShort(services, tx, session, linkId);
  });
}

/** @throws Refusal `not-found` for what is not theirs to take back. */
export function withdrawShortLink(
  services: LinkServices,
  session: Session,
  linkId: string,
): Promise<{ withdrawn: true }> {
  return services.db.transaction(async (tx) => {
    await findShort(services, tx, session, linkId);
    await deleteShortLink(tx, linkId);
    return { withdrawn: true };
  });
}

/** @throws Refusal `not-found` for what is not theirs to change; `changed-meanwhile`. */
export function changeOneTimeLink(
  services: LinkServices,
  session: Session,
  { linkId, ...change }: LinkChange & { readonly linkId: string },
): Promise<KeptOneTimeLink> {
  const { companyId } = session;
  return services.db.transaction(async (tx) => {
    const kept = await findOneTime(services, tx, session, linkId);
    checkWas(kept, change);
    await updateOneTimeLink(tx, { companyId, id: linkId }, toColumns(change));
    return findOneTime(services, tx, session, linkId);
  });
}

/** @throws Refusal `not-found` for what is not theirs to take back. */
export function withdrawOneTimeLink(
  services: LinkServices,
  session: Session,
  linkId: string,
): Promise<{ withdrawn: true }> {
  const { companyId } = session;
  return services.db.transaction(async (tx) => {
    await findOneTime(services, tx, session, linkId);
    await deleteOneTimeLink(tx, { companyId, id: linkId });
    return { withdrawn: true };
  });
}

/** Locked until the transaction ends. */
async function findShort(
  services: LinkServices,
  tx: Transaction,
  session: Session,
  linkId: string,
): Promise<KeptShortLink> {
  await lockLinks(tx, { shortLinkId: linkId });
  const [row] = await readShortLinks(tx, { ...toWanted(session, { view: 'all' }), linkId });
  return row ? toShortLink(row, services) : refuse('not-found', 'There is no such link');
}

async function findOneTime(
  services: LinkServices,
  tx: Transaction,
  session: Session,
  linkId: string,
): Promise<KeptOneTimeLink> {
  const { companyId } = session;
  await lockLinks(tx, { oneTimeLink: { companyId, id: linkId } });
  const wanted = { ...toWanted(session, { view: 'all' }), linkId };
  const now = new Date(services.clock.nowMs());
  const [row] = await readOneTimeLinks(tx, { ...wanted, state: null, now });
  return row ? toOneTimeLink(row, services) : refuse('not-found', 'There is no such link');
}

type Seen = NonNullable<LinkChange['was']>;

function checkWas(kept: KeptShortLink | KeptOneTimeLink, { was }: LinkChange): void {
  const { name, expiresAt } = kept;
  const seen: Seen = was?.expiresAt
    ? { ...was, expiresAt: new Date(was.expiresAt).toISOString() }
    : (was ?? {});
  const now: Required<Seen> = { name, expiresAt };
  if (hasChanged<Seen>(now, seen)) refuse('changed-meanwhile', 'Somebody else has changed this');
}

/** What is left out stays as it is. */
function toColumns({ name, expiresAt }: LinkChange) {
  return {
    ...(name !== undefined && { name }),
    ...(expiresAt !== undefined && { expiresAt: expiresAt === null ? null : new Date(expiresAt) }),
  };
}
