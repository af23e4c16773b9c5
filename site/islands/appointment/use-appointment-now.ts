import type { PublicAppointment } from '#shared/api/appointment.ts';
import { nextPhaseMs } from '#shared/domain/appointment-moments.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { timeUntil } from '#shared/time/time-until.ts';
import { useWakingNow } from '#site/lib/use-waking-now.ts';
import { toPolicySentences } from './policy-sentences.ts';

/** The time for what a page says of an appointment: it goes on when the words change. */
export function useAppointmentNow(appointment: PublicAppointment): number {
  const language = useLanguage();
  return useWakingNow((nowMs) => {
    if (isClosed(appointment.state)) return Number.POSITIVE_INFINITY;
    const reader = { language, timeZone: visitorTimeZone() };
    const deadlinesMs = toPolicySentences(appointment, nowMs)
      // At the deadline itself it can still be changed.
      .map(({ untilIso }) => Date.parse(untilIso) + 1)
      .filter((untilMs) => untilMs > nowMs);
    return Math.min(
      timeUntil(Date.parse(appointment.start), nowMs, reader).nextMs,
      ...[nextPhaseMs(appointment, nowMs) ?? Number.POSITIVE_INFINITY, ...deadlinesMs].map(
        (atMs) => atMs - nowMs,
      ),
    );
  });
}
