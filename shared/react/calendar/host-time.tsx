import { toLocalDate } from '#shared/domain/booking/window.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatTimeShort, formatWeekday } from '#shared/time/format.ts';
import { probeOffsetMinutes } from '#shared/time/offset.ts';
import { useClock } from './clock-store.ts';

/** Whose clock stands beside the visitor's. */
export interface HostClock {
  readonly name: string;
  readonly timeZone: string;
}

interface HostTimeProps {
  readonly startIso: string;
  /** The visitor's. */
  readonly timeZone: string;
  readonly host: HostClock | undefined;
  readonly className: string;
}

/** What the host's clock shows then, `09:30 for Ada`; nothing where the visitor's shows the same. */
export function HostTime({ startIso, timeZone, host, className }: HostTimeProps) {
  const { t, language } = useTranslation('booking');
  const clock = useClock();
  const minute = fromIso(startIso, 'floor') ?? 0;
  if (!host || isSameClock(minute, timeZone, host.timeZone)) return null;
  const date = toLocalDate(startIso, host.timeZone);
  const isSameDay = date === toLocalDate(startIso, timeZone);
  const time = formatTimeShort(minute, { language, timeZone: host.timeZone }, clock);
  return (
    <span className={`text-xs ${className}`}>
      {t('slots.hostTime', {
        name: host.name,
        time: isSameDay ? time : `${formatWeekday(date, language, 'short')} ${time}`,
      })}
    </span>
  );
}

/** Whether clocks in both zones show the same at a minute. */
export function isSameClock(minute: number, one: string, other: string): boolean {
  return probeOffsetMinutes(one, minute) === probeOffsetMinutes(other, minute);
}
