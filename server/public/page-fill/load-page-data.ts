import { createHash } from 'node:crypto';
import type { Sql } from '#server/platform/db/database.ts';
import { noteSnapshots } from '#server/platform/db/note-snapshots.ts';
import { isUnchanged } from '#server/platform/db/snapshot-statement.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { ByteCache } from '#server/platform/site/byte-cache.ts';
import { toListing, toMeeting } from '#server/public/booking-page/get-booking-page.ts';
import { type PageRow, toPageRow } from '#server/public/booking-page/page-row.ts';
import type { PageKind } from '#server/public/booking-page/page-statement.ts';
import { factsSpan } from '#server/time/availability/load-facts.ts';
import { knownRange, loadKnownTimes } from '#server/time/availability/load-known-times.ts';
import { toMeetingTypeFacts } from '#server/time/availability/meeting-type-facts.ts';
import { withHost } from '#server/time/short-link/one-time-link.ts';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import type { KnownTimes } from '#shared/domain/availability/known-times.ts';
import { orNone } from '#shared/errors/refusal.ts';
import { toScriptJson } from '#shared/page-data.ts';
import { readPageAndFacts } from './page-and-facts-statement.ts';
import { toShownReply } from './shown-reply.ts';

/** Which page, and of which of its hosts. */
export interface PageWish {
  readonly kind: PageKind;
  readonly slug: string;
  /** Null for the page that lists all. */
  readonly meetingSlug: string | null;
  /** Whose times the address names. */
  readonly hostSlug?: string | undefined;
  /** Its times are asked by themselves: those that somebody proposed. */
  readonly withoutTimes?: boolean;
  /** The host whom a one-time link is for. */
  readonly linkHostId?: string | null | undefined;
}

/** What is known of a page before its visitor is. */
export interface LoadedPage {
  readonly kind: PageKind;
  readonly row: PageRow;
  /** What the API answers somebody who is not signed in; none of a page that is closed to them. */
  readonly reply?: BookingPageReply;
  readonly times?: KnownTimes | undefined;
  /** Where its first host is. */
  readonly timeZone?: string | undefined;
  /** `{ reply, times }` as a script may hold it; empty of a closed page. */
  readonly json: string;
  /** The same for the same page and times, and for no others. */
  readonly tag: string;
  readonly byteLength: number;
}

interface Kept extends LoadedPage {
  /** What was seen when it was read; undefined where that is not known. */
  readonly snapshot: string | undefined;
  /** Of what it was made of; undefined where more was read than one statement. */
  readonly fingerprint: string | undefined;
  readonly minute: number;
}

const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** What a page and its key take beside their text. */
const ROW_BYTES = 4096;

export type LoadPageData = (wish: PageWish) => Promise<LoadedPage | undefined>;

/**
 * Reads pages in one statement each. What follows from it is kept for a minute, while nothing of its
 * company has changed, which a small statement says, or while page and facts stay the same, which the
 * large one says: so nothing is shown longer than a call of the API would.
 */
export function createPageLoader(
  services: Pick<Services, 'db' | 'clock' | 'providers' | 'secret' | 'publicUrl'>,
): LoadPageData {
  const kept = new ByteCache<Kept>(MAX_KEPT_BYTES);
  return async (wish) => {
    const key = JSON.stringify(wish);
    const minute = nowMinute(services.clock);
    const known = kept.get(key);
    const before = known?.minute === minute ? known : undefined;
    if (before && (await isStill(services.db.reads, before))) return before;
    const read = await readPageAndFacts(services.db.reads, {
      ...wish,
      ...factsSpan(knownRange(minute)),
      nowMs: services.clock.nowMs(),
      fingerprint: before?.fingerprint,
    });
    if (!read) {
      kept.delete(key);
      return undefined;
    }
    const { fingerprint } = read;
    const snapshot = read.snapshot ?? undefined;
    if (!read.page) {
      if (before) kept.set(key, { ...before, snapshot });
      return before;
    }
    const later = noteSnapshots(services.db.reads);
    const facts = read.facts ? toMeetingTypeFacts(read.facts) : undefined;
    const page = await toLoadedPage(later.sql, services, wish, toPageRow(read.page), facts, minute);
    const isAll = later.count() === 0;
    kept.set(key, {
      ...page,
      minute,
      snapshot: isAll || later.first() !== undefined ? snapshot : undefined,
      fingerprint: isAll ? fingerprint : undefined,
    });
    return page;
  };
}

function isStill(sql: Sql, { row, snapshot }: Kept): Promise<boolean> {
  if (snapshot === undefined) return Promise.resolve(false);
  return isUnchanged(sql, { companyId: row.company.id, snapshot });
}

type Facts = ReturnType<typeof toMeetingTypeFacts>;

async function toLoadedPage(
  sql: Sql,
  services: Pick<Services, 'providers' | 'secret' | 'publicUrl'>,
  wish: PageWish,
  row: PageRow,
  facts: Facts | undefined,
  minute: number,
): Promise<LoadedPage> {
  const reply = toReply(row, wish, services);
  const times = reply && facts && (await loadTimes(sql, reply, facts, wish, minute));
  const json = reply ? toScriptJson({ reply, times }) : '';
  const timeZone = facts?.hosts[0]?.timeZone;
  const rowText = JSON.stringify([row, timeZone]);
  const tag = createHash('sha256').update(json).update(rowText).digest('base64url');
  const byteLength = json.length * 3 + rowText.length * 2 + ROW_BYTES;
  return { kind: wish.kind, row, ...(reply && { reply }), times, timeZone, json, tag, byteLength };
}

/** As its call would answer; undefined where it refuses. */
function toReply(
  row: PageRow,
  { kind, meetingSlug, linkHostId }: PageWish,
  services: Pick<Services, 'providers' | 'secret' | 'publicUrl'>,
): BookingPageReply | undefined {
  if (meetingSlug === null) return toShownReply(toListing(row, kind), services);
  try {
    const page = toMeeting(row, kind, undefined, services.providers);
    const offered = linkHostId == null ? page : withHost(page, linkHostId);
    return toShownReply(offered, services);
  } catch (error) {
    return orNone(error);
  }
}

/** None where its call would refuse, and where a whole list was asked. */
async function loadTimes(
  sql: Sql,
  reply: BookingPageReply,
  facts: Facts,
  { hostSlug, linkHostId, withoutTimes }: PageWish,
  minute: number,
): Promise<KnownTimes | undefined> {
  if (withoutTimes || !('meetingType' in reply)) return undefined;
  const { meetingInfo, meetingOptions } = reply.meetingType;
  const { hosts } = reply.bookingInfo;
  const isLink = linkHostId !== undefined;
  const host = isLink
    ? hosts.length === 1 && hosts[0]
    : hosts.find(({ slug }) => slug !== null && slug === hostSlug);
  const durationMinutes = meetingOptions.allowedDurations.length
    ? Math.min(...meetingOptions.allowedDurations)
    : meetingInfo.duration;
  const asked = { durationMinutes, nowMinute: minute, hostId: host ? host.id : undefined };
  return loadKnownTimes(sql, facts, asked).catch(orNone);
}
