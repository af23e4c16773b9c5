import { useState } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { joinFromMs } from '#shared/domain/appointment-moments.ts';
import { JOIN_FROM_MINUTES } from '#shared/domain/constants.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { visitorTimeZone } from '#shared/react/visitor-time-zone.ts';
import { formatTime } from '#shared/time/format.ts';
import { CopyMeetingLink } from './copy-meeting-link.tsx';

/**
 * The way into a meeting that has a link: always there to follow and to copy, quiet until shortly before
 * the start, then the one thing to do. It stays in its place while it wakes.
 */
export function JoinMeeting({
  appointment,
  nowMs,
}: {
  readonly appointment: Pick<PublicAppointment, 'meetingLink' | 'start'>;
  readonly nowMs: number;
}) {
  const { t, language } = useTranslation('appointment');
  const clock = useClock();
  const fromMs = joinFromMs(appointment);
  const isAwake = nowMs >= fromMs;
  const [wasAwake] = useState(isAwake);
  const { meetingLink } = appointment;
  if (!isWebUrl(meetingLink)) return null;
  const reader = { language, timeZone: visitorTimeZone() };
  const time = formatTime(Math.floor(fromMs / 60_000), reader, clock);
  return (
    <div className="mt-5 print:hidden">
      <a
        href={meetingLink}
        rel="noopener noreferrer"
        target="_blank"
        className={buttonClass(isAwake ? 'primary' : 'quiet', 'w-full text-center')}
      >
        <Icon name="video" className="size-5 shrink-0" />
        {t('joinMeeting')}
      </a>
      <div className="mt-2 text-sm">
        <CopyMeetingLink url={meetingLink} />
        {!wasAwake && (
          <p className={`mt-1 text-pretty text-soft ${isAwake ? 'invisible' : ''}`}>
            {t('join.ready', { time, minutes: JOIN_FROM_MINUTES })}
          </p>
        )}
      </div>
    </div>
  );
}
