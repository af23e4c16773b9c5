import type { Sql } from '#server/platform/db/database.ts';
import type { Clock } from '#server/platform/kernel/clock.ts';
import {
  findMeetingTypeAddress,
  type MeetingTypeAddress,
} from '#server/time/meeting-type/find-address.ts';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { findOneTimeLink, markOneTimeLinkUsed, type OneTimeLink } from './store.ts';

type MeetingPage = Extract<BookingPageReply, { meetingType: unknown }>;

/** Loads the page at an address, as it was asked under a domain. */
export type LoadMeetingPage = (
  address: MeetingTypeAddress,
  domain: string | undefined,
) => Promise<MeetingPage>;

/**
 * The booking page of a link that can still be used, with the link's host alone where it has one.
 * @throws Refusal `link-invalid` for an unknown, used or expired link, and what the page refuses.
 */
export async function getOneTimeLink(
  services: { readonly db: Sql; readonly clock: Clock; readonly loadMeetingPage: LoadMeetingPage },
  linkId: string,
  domain: string | undefined,
): Promise<MeetingPage> {
  const now = new Date(services.clock.nowMs());
  const link = await checkOneTimeLink(services.db, linkId, now.getTime());
  const address = await findMeetingTypeAddress(services.db, link.meetingTypeId, now);
  if (!address) refuse('meeting-type-not-available', 'There is no such meeting type');
  const page = await services.loadMeetingPage(address, domain);
  return link.hostId === null ? page : withHost(page, link.hostId);
}

/** @throws Refusal `link-invalid` for an unknown, used or expired link. */
export async function checkOneTimeLink(
  sql: Sql,
  linkId: string,
  nowMs: number,
): Promise<OneTimeLink> {
  const link = await findOneTimeLink(sql, linkId);
  if (!link) refuse('link-invalid', 'There is no such link');
  if (link.usedAt) refuse('link-invalid', 'This link has been used');
  if (link.expiresAt && link.expiresAt.getTime() <= nowMs) {
    refuse('link-invalid', 'This link has expired');
  }
  return link;
}

/** Whether there is such a link, whatever has become of it. */
export async function isLinkKnown(sql: Sql, linkId: string): Promise<boolean> {
  return (await findOneTimeLink(sql, linkId)) !== undefined;
}

/** The host a link is for; null for any, and for a link there is not. */
export async function findLinkHost(sql: Sql, linkId: string): Promise<string | null> {
  return (await findOneTimeLink(sql, linkId))?.hostId ?? null;
}

/**
 * Uses a one-time link up for an appointment; to be called in the transaction that books it. Answers
 * the host the link is for, null for any.
 * @throws Refusal `link-invalid` when it is unknown, used, expired or for another meeting type.
 */
export async function takeOneTimeLink(
  tx: Sql,
  used: {
    readonly linkId: string;
    readonly meetingTypeId: string;
    readonly appointmentId: string;
    readonly nowMs: number;
  },
): Promise<string | null> {
  const { linkId, meetingTypeId, appointmentId } = used;
  const now = new Date(used.nowMs);
  const taken = await markOneTimeLinkUsed(tx, { id: linkId, meetingTypeId, appointmentId, now });
  if (!taken) refuse('link-invalid', 'This link cannot be used');
  return taken.hostId;
}

export function withHost(page: MeetingPage, hostId: string): MeetingPage {
  const hosts = page.bookingInfo.hosts.filter(({ id }) => id === hostId);
  return { ...page, bookingInfo: { ...page.bookingInfo, hosts } };
}
