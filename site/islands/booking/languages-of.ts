import type { BookingPageReply } from '#shared/api/booking-page.ts';
import type { PageLanguages } from '#site/lib/wanted-language.ts';

/** Spec A §3: a meeting type's own languages, else all of ours with the company's default. */
export function languagesOf(page: BookingPageReply): PageLanguages {
  const setting = 'meetingType' in page ? page.meetingType.languageSetting : undefined;
  return setting?.enable
    ? { allowed: setting.allowed, fallback: setting.default }
    : { fallback: page.bookingInfo.defaultLanguage };
}
