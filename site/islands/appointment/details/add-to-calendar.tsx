import { useId } from 'react';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toCalendarLinks, toFileUrl } from '#shared/domain/calendar-links.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { buttonClass } from '#shared/react/ui/button.tsx';
import { apiOrigin } from '#site/lib/credentials.ts';

const buttonLink = buttonClass('quiet', 'px-3! text-center text-sm');

/** Spec A §2: Google Calendar, Outlook of both homes, and iCal when an ics exists. */
export function AddToCalendar({
  appointment,
  secret,
}: {
  readonly appointment: PublicAppointment;
  readonly secret: string | undefined;
}) {
  const { t } = useTranslation('appointment');
  const headingId = useId();
  const place =
    appointment.meetingLink ??
    appointment.location ??
    appointment.hostPhone ??
    t(`common:channels.${appointment.channel}`);
  const entry = {
    title: appointment.meetingInfo.name,
    details: appointment.meetingInfo.description ?? '',
    place,
    startIso: appointment.start,
    endIso: appointment.end,
  };
  const fileUrl = appointment.ics
    ? toFileUrl(apiOrigin, { appointmentId: appointment.id, secret })
    : undefined;
  return (
    <section aria-labelledby={headingId} className="mt-6 print:hidden">
      <h2 id={headingId} className="mb-2 font-medium text-sm">
        {t('addToCalendar')}
      </h2>
      <div className="grid grid-cols-2 gap-2 @[34rem]:grid-cols-4">
        {toCalendarLinks(entry, fileUrl).map(({ calendar, href }) => (
          <a
            key={calendar}
            href={href}
            // A file is saved from the page where one is.
            {...(calendar !== 'ical' && { target: '_blank', rel: 'noopener noreferrer' })}
            className={buttonLink}
          >
            {t(`calendars.${calendar}`)}
          </a>
        ))}
      </div>
    </section>
  );
}
