import { toModernZone } from '#shared/domain/booking/zone-names.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Link } from '#shared/react/router/link.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { formatTimeShort } from '#shared/time/format.ts';
import { isSameZone } from '#shared/time/is-same-zone.ts';
import { useFormats } from './formats.tsx';
import { useNow } from './use-now.ts';

/** Whose times the office tells: those of the profile, and what time it is here where that differs. */
export function ZoneNote() {
  const t = useTexts('office');
  const { timeZone, language } = useFormats();
  const clock = useClock();
  const now = useNow();
  const here = visitorTimeZone();
  const timeIn = (zone: string) => formatTimeShort(now, { language, timeZone: zone }, clock);
  const isHere = isSameZone(timeZone, here, now);
  return (
    <Link
      to="/profile"
      className={`absolute top-0 right-4 max-w-[calc(100%-2rem)] truncate text-xs leading-6 tabular-nums no-underline hover:underline sm:right-8 print:hidden ${isHere ? 'text-soft' : 'text-waiting'}`}
    >
      {isHere
        ? t('zone.own', { zone: toCity(timeZone) })
        : t('zone.away', {
            ...{ zone: toCity(timeZone), time: timeIn(timeZone) },
            ...{ here: toCity(here), hereTime: timeIn(here) },
          })}
    </Link>
  );
}

/** `America/Argentina/Buenos_Aires → Buenos Aires` */
function toCity(timeZone: string): string {
  return (toModernZone(timeZone).split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
