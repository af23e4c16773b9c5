import type { PageKind } from '#server/public/booking-page/page-statement.ts';
import type { BookingInfo, BookingPageReply, MeetingType } from '#shared/api/booking-page.ts';
import { type Place, toPageFacts } from '#shared/domain/booking/page-facts.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { toDocumentTitle } from '#shared/domain/document-title.ts';
import type { Language } from '#shared/domain/languages.ts';
import { toPath } from '#shared/routes/index.ts';
import { formatDuration } from '#shared/time/format-duration.ts';
import { formatAmount } from '#shared/time/format-price.ts';
import type { PageLanguage } from './page-language.ts';
import { pageTexts } from './page-texts.ts';
import { shorten } from './shorten.ts';

/** What is said of a page before its scripts run, in words of one language. */
export interface PageView {
  readonly kind: PageKind;
  readonly reply: BookingPageReply;
  readonly language: Language;
  /** Those that the page may be read in. */
  readonly languages: readonly Language[];
  /** Whether the address itself asks for the language. */
  readonly isLanguageAsked: boolean;
  readonly title: string;
  readonly description: string;
  readonly ownerPath: string;
  /** Where the page is, whatever older address led to it. */
  readonly path: string;
  readonly meeting?: MeetingView;
}

/** The facts of a meeting in words. */
export interface MeetingView {
  readonly type: MeetingType;
  readonly durations: string;
  readonly places: string;
  readonly price: string | undefined;
}

export function toPageView(
  { kind, reply }: Pick<PageView, 'kind' | 'reply'>,
  { language, isAsked, allowed }: PageLanguage,
): PageView {
  const { bookingInfo } = reply;
  const type = 'meetingType' in reply ? reply.meetingType : undefined;
  const meeting = type && toMeetingView(type, bookingInfo, language);
  const owner = bookingInfo.bookingBelongsToName;
  return {
    kind,
    reply,
    language,
    languages: allowed,
    isLanguageAsked: isAsked,
    title: toDocumentTitle([type?.meetingInfo.name ?? '', owner], bookingInfo.company),
    description: describe(meeting, owner, language),
    ...toPaths(kind, bookingInfo.pageSlug, type?.slug),
    ...(meeting && { meeting }),
  };
}

function toPaths(kind: PageKind, slug: string, meeting: string | undefined) {
  const ownerPath = kind === 'team' ? toPath('team', { slug }) : toPath('user', { user: slug });
  if (meeting === undefined) return { ownerPath, path: ownerPath };
  const path =
    kind === 'team'
      ? toPath('team-booking', { slug, meeting })
      : toPath('booking', { user: slug, meeting });
  return { ownerPath, path };
}

function toMeetingView(
  type: MeetingType,
  bookingInfo: BookingInfo,
  language: Language,
): MeetingView {
  const { durations, places } = toPageFacts({ meetingType: type, bookingInfo });
  const { enable, price, currency, suffix } = bookingInfo.meetingPaymentInfo;
  const { customChannelName } = type.meetingInfo;
  const names = places.map((place) => toPlaceName(place, customChannelName, language));
  const amount = formatAmount(price, currency, language);
  return {
    type,
    durations: durations.map((minutes) => formatDuration(minutes, language)).join(', '),
    places: [...new Set(names)].join(', '),
    price: enable ? [amount, suffix].filter(Boolean).join(' ') : undefined,
  };
}

function toPlaceName(place: Place, customName: string | null, language: Language): string {
  const t = pageTexts(language);
  if (place.groupName) return place.groupName;
  if (place.resourceNames) return place.resourceNames.join(', ');
  if (place.location) return place.location;
  if (place.channel === 'custom' && customName) return customName;
  return t(`common:channels.${channelRows[place.channel].labelKey}`);
}

/** Its owner's own words, else ours. */
function describe(meeting: MeetingView | undefined, owner: string, language: Language): string {
  const t = pageTexts(language);
  if (!meeting) return shorten(t('describe.owner', { owner }));
  const { name, description } = meeting.type.meetingInfo;
  const own = shorten(description ?? '');
  if (own) return own;
  const facts = [meeting.durations, meeting.places, meeting.price].filter(Boolean).join(' · ');
  return shorten(t('describe.meeting', { meeting: name, owner, facts }));
}
