import type { Services } from '#server/platform/kernel/services.ts';
import { toMeetingTypePath } from '#server/time/meeting-type/find-address.ts';
import type { Session } from '#shared/api/session.ts';
import type { KeptOneTimeLink, KeptShortLink, LinkListQuery } from '#shared/api/short-link.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { ONE_TIME_LINK_PARAMETER } from './create-one-time-link.ts';
import {
  type OneTimeLinkRow,
  readOneTimeLinks,
  readShortLinks,
  type ShortLinkRow,
  type WantedLinks,
} from './links-statement.ts';

const DEFAULT_PAGE_SIZE = 25;

export type LinkServices = Pick<Services, 'db' | 'clock' | 'publicUrl'>;

interface Page<Link> {
  readonly links: Link[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
}

/** Short addresses that somebody made, or that their right reaches. */
export async function listShortLinks(
  services: LinkServices,
  session: Session,
  query: LinkListQuery,
): Promise<Page<KeptShortLink>> {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query;
  const rows = await readShortLinks(services.db, toWanted(session, query));
  const links = rows.map((row) => toShortLink(row, services));
  return { links, total: rows[0]?.total ?? 0, page, pageSize };
}

/** Links that book once, and who has booked with them. */
export async function listOneTimeLinks(
  services: LinkServices,
  session: Session,
  query: LinkListQuery & { readonly state?: KeptOneTimeLink['state'] | undefined },
): Promise<Page<KeptOneTimeLink>> {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, state = null } = query;
  const now = new Date(services.clock.nowMs());
  const rows = await readOneTimeLinks(services.db, { ...toWanted(session, query), state, now });
  const links = rows.map((row) => toOneTimeLink(row, services));
  return { links, total: rows[0]?.total ?? 0, page, pageSize };
}

/** What somebody may see and change: their own, and what their right reaches where they ask for it. */
export function toWanted(
  session: Session,
  { view = 'mine', search, page = 1, pageSize = DEFAULT_PAGE_SIZE }: LinkListQuery,
): WantedLinks {
  const { companyId, hostId, adminOfTeamIds } = session;
  const isOfAll = view === 'all' && reachOf(session, 'link:create') === 'company';
  return {
    companyId,
    createdBy: isOfAll ? null : hostId,
    teamIds: view === 'all' ? adminOfTeamIds : [],
    linkId: null,
    search: search?.trim() || null,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}

export function toShortLink(row: ShortLinkRow, services: LinkServices): KeptShortLink {
  const { total: _, createdAt, expiresAt, ...link } = row;
  const path = `/s/${row.id}`;
  return {
    ...link,
    path,
    url: `${services.publicUrl}${path}`,
    state: isOver(expiresAt, services) ? 'expired' : 'open',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

export function toOneTimeLink(row: OneTimeLinkRow, services: LinkServices): KeptOneTimeLink {
  const { total: _, slug, owner, ownerSlug, usedBy, appointmentId, ...link } = row;
  const query = { [ONE_TIME_LINK_PARAMETER]: row.id };
  const path = owner && ownerSlug ? toMeetingTypePath({ owner, ownerSlug, slug }, query) : null;
  const isUsed = row.usedAt !== null;
  return {
    ...link,
    path,
    url: path && `${services.publicUrl}${path}`,
    state: isUsed ? 'used' : isOver(row.expiresAt, services) ? 'expired' : 'open',
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    usedAt: row.usedAt?.toISOString() ?? null,
    usedBy: usedBy !== null && appointmentId !== null ? { name: usedBy, appointmentId } : null,
  };
}

function isOver(expiresAt: Date | null, { clock }: LinkServices): boolean {
  return expiresAt !== null && expiresAt.getTime() <= clock.nowMs();
}
