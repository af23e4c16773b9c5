import { useQuery } from '@tanstack/react-query';
import type { BookingInfo, MeetingType } from '#shared/api/booking-page.ts';
import { chooseLanguage, LANGUAGES, type Language } from '#shared/domain/languages.ts';
import { changeLanguage } from '#shared/i18n/start-i18n.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';

interface LanguageSource {
  readonly bookingInfo: Pick<BookingInfo, 'defaultLanguage'>;
  readonly meetingType?: Pick<MeetingType, 'languageSetting'>;
}

/**
 * Spec A §5: the `lang` query, else the browser's language if the page allows it, else the page's
 * default. True once the page speaks it; the shell began in the browser's, before this was known.
 */
export function usePageLanguage(page: LanguageSource | undefined): boolean {
  const current = useLanguage();
  const wanted = page ? languageOf(page) : current;
  const change = useQuery({
    queryKey: ['page-language', wanted],
    queryFn: () => changeLanguage(wanted, ['common', 'errors', 'booking']).then(() => wanted),
    enabled: wanted !== current,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Texts that cannot be loaded must not keep anybody from booking.
  return wanted === current || change.isError;
}

function languageOf({ bookingInfo, meetingType }: LanguageSource): Language {
  const setting = meetingType?.languageSetting;
  return chooseLanguage({
    query: new URLSearchParams(location.search).get('lang'),
    browser: navigator.languages,
    allowed: setting?.enable ? setting.allowed : LANGUAGES,
    fallback: setting?.enable ? setting.default : bookingInfo.defaultLanguage,
  });
}
