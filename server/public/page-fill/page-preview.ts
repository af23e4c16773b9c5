import { createHash } from 'node:crypto';
import { drawPreview } from '#server/public/link-preview/draw-preview.ts';
import { groupByDate } from '#shared/domain/availability/group-by-date.ts';
import { fromDistances } from '#shared/domain/availability/known-times.ts';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { type Weeks, weeksFrom } from '#shared/domain/motif/squares.ts';
import { dateOfDay } from '#shared/time/dates.ts';
import { formatDayShort, formatTime, type Reader } from '#shared/time/format.ts';
import { USUAL_CLOCK } from '#shared/time/usual-clock.ts';
import type { LoadedPage } from './load-page-data.ts';
import { pageTexts } from './page-texts.ts';
import type { PageView } from './page-view.ts';

const SHOWN_DAYS = 3;
const DAY_MINUTES = 1440;
const MONDAY = 1;

type Known = Pick<LoadedPage, 'times' | 'timeZone'>;

/** What whoever is sent a page's link sees of it: a drawing, to be painted when it is asked for. */
export function drawPage(view: PageView, known: Known): string {
  const { reply, language, meeting } = view;
  const { bookingBelongsToName: owner, company, brandColor } = reply.bookingInfo;
  const t = pageTexts(language);
  const timeZone = known.timeZone ?? 'UTC';
  const names = meeting ? [owner, company.name] : [company.name];
  // A host's page is their card.
  const card = 'card' in reply ? reply.card : null;
  const facts = [meeting?.durations, meeting?.places, meeting?.price, card?.title];
  return drawPreview({
    title: meeting?.type.meetingInfo.name ?? owner,
    owner: names.join(' · '),
    facts: facts.filter(Boolean).join(' · '),
    timesTitle: `${t('next')} · ${toZoneLabel(timeZone)}`,
    times: toFirstTimes(known, { language, timeZone }),
    color: card?.color ?? brandColor,
    weeks: toWeeks(known, timeZone),
  });
}

/** The first time of each of the next days that have one. */
function toFirstTimes({ times }: Known, reader: Reader): string[] {
  return daysOf(times, reader.timeZone)
    .slice(0, SHOWN_DAYS)
    .flatMap(({ slots: [first] }) => (first ? [first.startMinute] : []))
    .map(
      (minute) => `${formatDayShort(minute, reader)} · ${formatTime(minute, reader, USUAL_CLOCK)}`,
    );
}

/** Each day as full as it is free, beside the freest, in quarters. */
function toWeeks({ times }: Known, timeZone: string): Weeks {
  const days = daysOf(times, timeZone);
  const most = Math.max(1, ...days.map(({ slots }) => slots.length));
  const fills = new Map(
    days.map(({ date, slots }) => [date, Math.ceil((4 * slots.length) / most) / 4]),
  );
  const today = times ? Math.floor(times.fromMinute / DAY_MINUTES) : 0;
  return weeksFrom(dateOfDay(today), MONDAY, { fills });
}

function daysOf(times: Known['times'], timeZone: string) {
  const starts = fromDistances(times?.starts ?? []).map((startMinute) => ({ startMinute }));
  return groupByDate(starts, timeZone);
}

/** Where the picture is; its address changes with it, so that nobody keeps an old one. */
export function toPictureAddress(view: PageView, known: Known, siteUrl: string): string {
  const version = createHash('sha256').update(drawPage(view, known)).digest('hex').slice(0, 12);
  const { bookingInfo } = view.reply;
  const meeting = view.meeting && `/${encodeURIComponent(view.meeting.type.slug)}`;
  const path = `/api/link-preview/${view.kind}/${encodeURIComponent(bookingInfo.pageSlug)}${meeting ?? ''}`;
  return `${siteUrl}${path}?${new URLSearchParams({ lang: view.language, v: version })}`;
}
