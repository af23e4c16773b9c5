import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toPhase } from '#shared/domain/appointment-moments.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatTime } from '#shared/time/format.ts';
import { timeUntil } from '#shared/time/time-until.ts';

/** How long it is until the appointment, and once it has begun until when it goes on. */
export function TimeLeft({
  appointment: { start, end },
  nowMs,
}: {
  readonly appointment: Pick<PublicAppointment, 'start' | 'end'>;
  readonly nowMs: number;
}) {
  const { t, language } = useTranslation('appointment');
  const clock = useClock();
  const reader = { language, timeZone: visitorTimeZone() };
  const isUnderWay = toPhase({ start, end }, nowMs) === 'under-way';
  return (
    <p className="mt-5 flex items-center gap-2 font-medium tabular-nums">
      <Icon name="clock" className="size-4.5 shrink-0 text-soft" />
      {isUnderWay
        ? t('underWay', { time: formatTime(fromIso(end, 'floor') ?? 0, reader, clock) })
        : t('starts', { when: timeUntil(Date.parse(start), nowMs, reader).text })}
    </p>
  );
}
