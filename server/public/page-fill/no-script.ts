import type { MeetingTypeSummary } from '#shared/api/booking-page.ts';
import { groupByDate } from '#shared/domain/availability/group-by-date.ts';
import { fromDistances, type KnownTimes } from '#shared/domain/availability/known-times.ts';
import { type Html, html } from '#shared/domain/html.ts';
import type { Language } from '#shared/domain/languages.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { formatDayOfInstant, formatTime } from '#shared/time/format.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { formatAmount } from '#shared/time/format-price.ts';
import { USUAL_CLOCK } from '#shared/time/usual-clock.ts';
import { toDescription, toLink, toPage, toRows, toZoneText } from './no-script-parts.ts';
import { pageTexts } from './page-texts.ts';
import type { MeetingView, PageView } from './page-view.ts';
import { shorten } from './shorten.ts';

const SHOWN_DAYS = 5;
const SHOWN_TIMES = 12;

/** A page for those without scripts: who, what, when in the host's zone, and how to go on. */
export function toNoScript(
  view: PageView,
  times: KnownTimes | undefined,
  timeZone: string | undefined,
): Html {
  const { reply, language, meeting, ownerPath } = view;
  const t = pageTexts(language);
  const { bookingBelongsToName: owner, company, imprintUrl } = reply.bookingInfo;
  return toPage({
    above: company.name,
    title: meeting?.type.meetingInfo.name ?? owner,
    head: meeting && toDescription(meeting.type.meetingInfo.description),
    body: html`${meeting && toFacts(meeting, owner, language)}${times && timeZone !== undefined && toTimes(times, timeZone, language)}${'meetingTypes' in reply && toList(reply.meetingTypes, view)}<p>${t('needsScript')}</p>`,
    links: [
      meeting && toLink(ownerPath, t('others', { owner })),
      isWebUrl(imprintUrl) && toLink(imprintUrl, t('contact', { company: company.name })),
    ],
  });
}

function toFacts({ durations, places, price }: MeetingView, owner: string, language: Language) {
  const t = pageTexts(language);
  const rows = [
    [t('with'), owner],
    [t('duration'), durations],
    [t('place'), places],
    [t('price'), price],
  ];
  return toRows(rows.flatMap(([name, value]) => (name && value ? [[name, value] as const] : [])));
}

/** The next days with free times, as the host's clock shows them. */
function toTimes(times: KnownTimes, timeZone: string, language: Language): Html {
  const t = pageTexts(language);
  const starts = fromDistances(times.starts).map((startMinute) => ({ startMinute }));
  const days = groupByDate(starts, timeZone).slice(0, SHOWN_DAYS);
  const [first] = starts;
  if (!first) return html`<p>${t('none')}</p>`;
  const zone = toZoneText(first.startMinute, timeZone);
  const reader = { language, timeZone };
  const rows = days.map(({ slots }) => {
    const shown = slots.slice(0, SHOWN_TIMES);
    const texts = shown.map(({ startMinute }) =>
      toShortTime(formatTime(startMinute, reader, USUAL_CLOCK)),
    );
    const more = slots.length > shown.length ? ` ${t('more')}` : '';
    const day = formatDayOfInstant(slots[0]?.startMinute ?? 0, reader);
    return [day, texts.join(', ') + more] as const;
  });
  return html`<section class="flex flex-col gap-2"><h2 class="font-semibold">${t('next')}</h2><p class="text-soft">${t('zone', { zone })}</p>${toRows(rows)}</section>`;
}

/** In a row the word is not repeated, and a time stays on its line. */
function toShortTime(text: string): string {
  return text.replace(/ Uhr$/, '').replaceAll(' ', '\u00a0');
}

function toList(meetings: readonly MeetingTypeSummary[], { language }: PageView): Html {
  const t = pageTexts(language);
  const items = meetings.map(({ path, name, description, durations, price }) => {
    const lasts = durations.map((minutes) => formatDuration(minutes, language)).join(', ');
    const costs = price && formatAmount(price.amount, price.currency, language);
    const facts = [lasts, costs, price?.suffix].filter(Boolean).join(' · ');
    return html`<li class="flex flex-col gap-1 py-3">${toLink(path, name)}<span class="text-soft">${facts}</span>${toDescription(description && shorten(description))}</li>`;
  });
  return html`<section class="flex flex-col gap-2"><h2 class="font-semibold">${t('meetings')}</h2><ul class="divide-y divide-line border-line border-y">${items}</ul></section>`;
}
