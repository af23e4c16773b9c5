import type { CalendarAppointment } from '#shared/api/calendar.ts';
import { joinFromMs } from '#shared/domain/appointment-moments.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';

interface JoinButtonProps {
  readonly appointment: CalendarAppointment;
  readonly nowMinute: number;
  readonly className?: string;
}

/** Leads to where it is held online: quiet until shortly before, gone once it is over. */
export function JoinButton({ appointment, nowMinute, className = '' }: JoinButtonProps) {
  const t = useTexts('office');
  const { about, start, end, state } = appointment;
  const nowMs = nowMinute * 60_000;
  if (!about || state !== 'booked' || !isWebUrl(about.meetingLink)) return null;
  if (nowMs >= Date.parse(end)) return null;
  const isAwake = nowMs >= joinFromMs({ start });
  return (
    <a
      href={about.meetingLink}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('appointment.joinNamed', { name: about.name })}
      className={buttonClass(
        isAwake ? 'primary' : 'quiet',
        `min-h-9! py-1! text-sm pointer-coarse:min-h-11! ${className}`,
      )}
    >
      <Icon name="video" className="size-4.5" />
      {t('appointment.join')}
    </a>
  );
}
