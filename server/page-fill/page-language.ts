import type { BookingPageReply } from '#shared/api/booking-page.ts';
import { chooseLanguage, fromLocale, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { acceptedLanguages } from './accepted-languages.ts';

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
