import type { Sql } from '#server/platform/db/database.ts';
import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import { toMeetingTypePath } from '#server/time/meeting-type/find-address.ts';
import type { BookingPageReply, Listing } from '#shared/api/booking-page.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toPath } from '#shared/routes/index.ts';
import { toBookingInfo, toMeetingType, toSummary } from './booking-info.ts';
import type { PageRow } from './page-row.ts';
import type { ListedRow, PageKind } from './page-statement.ts';
import { toPublicCard } from './public-card.ts';
import { loadPage } from './store.ts';

/** Stands for "none" in a path: no company slug, no meeting slug. */
export const NONE = '-';

/** Which page; `companySlug` and `meetingSlug` can be `-`, `host` is the address that was asked. */
export interface PageQuestion {
  readonly kind: PageKind;
  readonly slug: string;
  readonly meetingSlug: string;
  readonly companySlug: string;
  readonly host?: string | undefined;
  readonly nowMs: number;
}

/** Looks up who asks; drafts are for those who may edit them. */
export type FindViewer = () => Promise<Session | undefined>;

type Meeting = Extract<BookingPageReply, { meetingType: unknown }>;

/**
 * A host's or team's page: with the asked meeting type, or with all that are listed.
 * @throws Refusal as `getListingPage` and `getMeetingPage` do.
 */
export function getBookingPage(
  sql: Sql,
  asked: PageQuestion,
  findViewer: FindViewer,
  providers: PaymentProviders,
): Promise<BookingPageReply> {
  return asked.meetingSlug === NONE
    ? getListingPage(sql, asked)
    : getMeetingPage(sql, asked, findViewer, providers);
}

/** @throws Refusal `host-not-found`. */
export async function getListingPage(
  sql: Sql,
  asked: Omit<PageQuestion, 'meetingSlug'>,
): Promise<Listing> {
  return toListing(await findPage(sql, asked, null), asked.kind);
}

/** What a page that lists several says. */
export function toListing(page: PageRow, kind: PageKind): Listing {
  const bookingInfo = toBookingInfo(page, kind);
  const { company, pageSlug: ownerSlug } = bookingInfo;
  const pathOf = ({ id, slug, isOwn }: ListedRow) =>
    // A slug is its owner's alone on their own page; elsewhere several may have it.
    isOwn ? toMeetingTypePath({ owner: kind, ownerSlug, slug }) : toPath('meeting', { slug: id });
  return {
    bookingInfo,
    meetingTypes: (page.listed ?? []).map(({ isOwn, ...row }) =>
      toSummary(row, pathOf({ isOwn, ...row })),
    ),
    card: page.card && toPublicCard(page.card, company),
  };
}

/**
 * @throws Refusal `host-not-found`, `meeting-type-not-available`; drafts are refused as
 * `meeting-type-disabled`.
 */
export async function getMeetingPage(
  sql: Sql,
  asked: PageQuestion,
  findViewer: FindViewer,
  providers: PaymentProviders,
): Promise<Meeting> {
  const page = await findPage(sql, asked, asked.meetingSlug);
  if (!page.meetingType) refuse('meeting-type-not-available', 'There is no such meeting type');
  return toMeeting(page, asked.kind, await findViewer(), providers);
}

/**
 * What a page of one meeting says to somebody.
 * @throws Refusal as `getMeetingPage` does.
 */
export function toMeeting(
  page: PageRow,
  kind: PageKind,
  session: Session | undefined,
  providers: PaymentProviders,
): Meeting {
  const { meetingType, resourceChannels } = page;
  if (!meetingType) refuse('meeting-type-not-available', 'There is no such meeting type');
  const viewer = toViewer(page, session);
  const isPreview = viewer?.canEdit === true && !meetingType.isArchived;
  if (!meetingType.enabled && !isPreview) {
    refuse('meeting-type-disabled', 'This meeting type is not offered now');
  }
  return {
    viewer,
    bookingInfo: toBookingInfo(page, kind, providers),
    meetingType: toMeetingType(meetingType, resourceChannels),
    away: toAway(page),
  };
}

function toAway({ away, meetingType }: PageRow): Meeting['away'] {
  if (!away) return null;
  const { name, until, note, delegateName, delegateSlug: user } = away;
  const meeting = meetingType?.slug ?? '';
  const path = user === null ? '' : toPath('booking', { user, meeting });
  const delegate = delegateName === null || user === null ? null : { name: delegateName, path };
  return { name, until, note, delegate };
}

/** Hosts edit their own pages, owners and admins those of their company. */
function toViewer(
  { company, hosts, ownerHostId, teamId }: PageRow,
  session: Session | undefined,
): Meeting['viewer'] {
  if (!session || session.companyId !== company.id) return null;
  const isHost = hosts?.some((host) => host.id === session.hostId) ?? false;
  const owned = {
    companyId: company.id,
    teamId,
    hostIds: ownerHostId === null ? [] : [ownerHostId],
  };
  const canEdit = isAllowed(session, 'meeting-type:edit', owned);
  return isHost || canEdit ? { isHost, canEdit } : null;
}

async function findPage(
  sql: Sql,
  asked: Omit<PageQuestion, 'meetingSlug'>,
  meetingSlug: string | null,
): Promise<PageRow> {
  const page = await loadPage(sql, {
    kind: asked.kind,
    slug: asked.slug,
    meetingSlug,
    domain: asked.host?.toLowerCase() ?? null,
    now: new Date(asked.nowMs),
  });
  if (page && isCompanyAsked(page, asked.companySlug)) return page;
  return refuse('host-not-found', 'There is no such page');
}

/** A company slug, or a company's own domain, leads to that company's pages alone. */
function isCompanyAsked({ company, domainCompanyId }: PageRow, companySlug: string): boolean {
  if (companySlug !== NONE) return companySlug === company.slug;
  return domainCompanyId === null || domainCompanyId === company.id;
}
