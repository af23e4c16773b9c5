import { useSyncExternalStore } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatTime, localeOf } from '#shared/time/format.ts';
import { timeUntil } from '#shared/time/time-until.ts';
import { usePageTitle } from '#site/lib/use-page-title.ts';
import { capitalized, toTitleState } from './to-page-title.ts';

/**
 * Says in the tab what became of an appointment: `Confirmed · Intro call`, `In 12 minutes · Intro call`.
 * Nothing ticks in a tab that nobody sees: there it is the time of the start, which stays true.
 */
export function useStateTitle(appointment: PublicAppointment, nowMs: number): void {
  const { t, language } = useTranslation('appointment');
  const clock = useClock();
  const isHidden = useSyncExternalStore(subscribe, () => document.hidden);
  const { start, meetingInfo, company } = appointment;
  const reader = { language, timeZone: visitorTimeZone() };
  const state = toTitleState(appointment, nowMs);
  const said = () => {
    if (state !== 'time-left') return t(`states.${state}`);
    return isHidden
      ? formatTime(fromIso(start, 'floor') ?? 0, reader, clock)
      : capitalized(timeUntil(Date.parse(start), nowMs, reader).text, localeOf(language));
  };
  usePageTitle(`${said()} · ${meetingInfo.name}`, company);
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
