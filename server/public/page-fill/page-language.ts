import type { AskedPage } from '#server/platform/site/serve-site.ts';
import type { BookingPageReply } from '#shared/api/booking-page.ts';
import {
  chooseLanguage,
  FALLBACK_LANGUAGE,
  fromLocale,
  LANGUAGES,
  type Language,
} from '#shared/domain/languages.ts';
import { acceptedLanguages } from './accepted-languages.ts';

/** Who reads a page, as far as their request says it. */
type Reader = Pick<AskedPage, 'url' | 'acceptLanguage'>;

export interface PageLanguage {
  readonly language: Language;
  /** Whether the address itself asks for it. */
  readonly isAsked: boolean;
  /** Those that the page may be read in. */
  readonly allowed: readonly Language[];
}

/** As the page will choose, but for what its visitor chose before: that is on their device alone. */
export function choosePageLanguage(
  reply: BookingPageReply,
  query: string | null,
  acceptLanguage: string | undefined,
): PageLanguage {
  const setting = 'meetingType' in reply ? reply.meetingType.languageSetting : undefined;
  const { allowed, fallback } = setting?.enable
    ? { allowed: setting.allowed, fallback: setting.default }
    : { allowed: LANGUAGES, fallback: reply.bookingInfo.defaultLanguage };
  const browser = acceptedLanguages(acceptLanguage);
  const language = chooseLanguage({ query, browser, allowed, fallback });
  return { language, isAsked: fromLocale(query ?? '') !== undefined, allowed };
}

/** The same of a page that may be read in every language of ours. */
export function chooseLanguageOf(
  { url, acceptLanguage }: Reader,
  fallback: Language = FALLBACK_LANGUAGE,
): PageLanguage {
  const query = url.searchParams.get('lang');
  const browser = acceptedLanguages(acceptLanguage);
  return {
    language: chooseLanguage({ query, browser, fallback }),
    isAsked: fromLocale(query ?? '') !== undefined,
    allowed: LANGUAGES,
  };
}
