import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { refuse } from '#shared/errors/refusal.ts';
import type { Sql } from '#server/db/database.ts';
import { toBookingInfo, toMeetingType } from './booking-info.ts';
import { type HostPage, loadHostPage } from './store.ts';

/** Stands for "none" in a path: no company slug, no meeting slug. */
const NONE = '-';

/**
 * A host's page: with the asked meeting type, or with all that are listed.
 * @throws Refusal `host-not-found`, `meeting-type-not-available`; drafts are refused as
 * `meeting-type-disabled`.
 */
export async function getBookingPage(
  sql: Sql,
  asked: {
    readonly companySlug: string;
    readonly meetingSlug: string;
    readonly userSlug: string;
    readonly host?: string | undefined;
  },
): Promise<BookingPageReply> {
  const meetingSlug = asked.meetingSlug === NONE ? null : asked.meetingSlug;
  const page = await loadHostPage(sql, {
    userSlug: asked.userSlug.toLowerCase(),
    meetingSlug,
    domain: asked.host?.toLowerCase() ?? null,
  });
  if (!page || !isCompanyAsked(page, asked.companySlug)) refuse('host-not-found', 'There is no such page');
  const bookingInfo = toBookingInfo(page);
  if (meetingSlug === null) return { bookingInfo, meetingTypes: [...(page.listed ?? [])] };
  const { meetingType } = page;
  if (!meetingType) refuse('meeting-type-not-available', 'There is no such meeting type');
  if (!meetingType.enabled) refuse('meeting-type-disabled', 'This meeting type is a draft');
  return { bookingInfo, meetingType: toMeetingType(meetingType, page.resourceChannels) };
}

/** A company slug, or a company's own domain, leads to that company's hosts alone. */
function isCompanyAsked({ company, domainCompanyId }: HostPage, companySlug: string): boolean {
  if (companySlug !== NONE) return companySlug === company.slug;
  return domainCompanyId === null || domainCompanyId === company.id;
}
