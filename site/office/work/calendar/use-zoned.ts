import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { type ZonedFormats, zonedFormats } from '#shared/time/zoned.ts';
import { useFormats } from '#site/office/formats.tsx';
import { useChosenZone } from './zone-store.ts';

/** Times and dates in the zone that the calendar is shown in. */
export function useZoned(): ZonedFormats {
  const language = useLanguage();
  const own = useFormats();
  const chosen = useChosenZone('first');
  return chosen ? zonedFormats({ language, timeZone: chosen }) : own;
}
