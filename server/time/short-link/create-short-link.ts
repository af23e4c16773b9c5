import { randomBytes } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import { insertShortLink } from './store.ts';

/** 60 random bits: nobody finds a link by trying. */
const ID_LENGTH = 10;

/** Makes a short address for a path of this site: `'/ada/intro' → { path: '/s/Xy3_k9Q-ab' }`. */
export async function createShortLink(
  services: { readonly db: Sql; readonly publicUrl: string },
  by: { readonly companyId: string; readonly hostId: string },
  link: {
    readonly target: string;
    readonly name?: string | null | undefined;
    readonly expiresAt?: string | undefined;
  },
): Promise<{ id: string; path: string; url: string }> {
  const { target, name = null } = link;
  const expiresAt = link.expiresAt === undefined ? null : new Date(link.expiresAt);
  const row = { companyId: by.companyId, createdBy: by.hostId, name, target, expiresAt };
  let id = newId();
  while (!(await insertShortLink(services.db, { ...row, id }))) id = newId();
  const path = `/s/${id}`;
  return { id, path, url: `${services.publicUrl}${path}` };
}

function newId(): string {
  return randomBytes(ID_LENGTH).toString('base64url').slice(0, ID_LENGTH);
}
