import type { Spot } from '#shared/api/availability.ts';
import { calDavServices } from '#shared/domain/integrations/caldav-services.ts';
import { calendarNames } from '#shared/domain/integrations/calendar-providers.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatDayShort, formatTime } from '#shared/time/format.ts';
import { reasonKeys } from './reason-keys.ts';

type Reason = NonNullable<Spot['unavailabilityEvents']>[number];

/** Spec A §4, troubleshoot: every start of the day, and why it cannot be booked. */
export function TroubleshootSlots(props: {
  readonly spots: readonly Spot[];
  readonly timeZone: string;
}) {
  const { t } = useTranslation('booking-owner');
  const clock = useClock();
  const reader = { language: useLanguage(), timeZone: props.timeZone };
  const sayWhen = (iso: string) => {
    const minute = fromIso(iso, 'floor') ?? 0;
    return `${formatDayShort(minute, reader)}, ${formatTime(minute, reader, clock)}`;
  };
  return (
    <ul aria-label={t('troubleshoot.label')} className="flex flex-col gap-2">
      {props.spots.map(({ startTime, unavailabilityEvents = [] }) => (
        <li
          key={startTime}
          className={`rounded-lg border px-3 py-2 text-sm ${unavailabilityEvents.length > 0 ? 'border-line bg-sunken' : 'border-success/50 bg-success-soft'}`}
        >
          <p className="font-medium tabular-nums">
            {formatTime(fromIso(startTime, 'floor') ?? 0, reader, clock)}
          </p>
          {unavailabilityEvents.length === 0 && (
            <p className="text-success">{t('troubleshoot.bookable')}</p>
          )}
          {unavailabilityEvents.map(({ type, hostName, calendar }) => (
            <p key={`${type} ${hostName}`} className="text-pretty text-soft">
              {hostName && <span className="text-ink">{hostName}: </span>}
              {t(reasonKeys[type] ?? 'reasons.other')}
              {calendar &&
                ` (${t('troubleshoot.since', {
                  calendar: toCalendarName(calendar),
                  when: sayWhen(calendar.since),
                })})`}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What the service of a calendar calls itself. */
function toCalendarName({ provider, service }: NonNullable<Reason['calendar']>): string {
  const known: Readonly<Record<string, string>> = calendarNames;
  return calDavServices.find(({ id }) => id === service)?.name ?? known[provider] ?? provider;
}
