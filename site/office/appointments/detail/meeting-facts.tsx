import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { toZoneLabel } from '#shared/domain/booking/zone-names.ts';
import { toFileUrl } from '#shared/domain/calendar-links.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { isLinkMade } from '#shared/domain/is-link-made.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { useClock } from '#shared/react/calendar/clock-store.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Avatar } from '#shared/react/ui/avatar.tsx';
import { Facts } from '#shared/react/ui/facts.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { apiOrigin } from '#site/lib/credentials.ts';
import { imageSrc } from '#site/lib/image-src.ts';
import { useFormats } from '#site/office/formats.tsx';

/** When, where and with whom it takes place. */
export function MeetingFacts({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  return (
    <section aria-label={t('facts.title')} className="card px-4 sm:px-6">
      <Facts
        facts={[
          { label: t('facts.when'), value: <When appointment={appointment} /> },
          { label: t('facts.where'), value: <Where appointment={appointment} /> },
          { label: t('facts.hosts'), value: <Hosts appointment={appointment} /> },
        ]}
      />
    </section>
  );
}

function When({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  const { date, range, timeZone } = useFormats();
  const clock = useClock();
  const { id, start, end, state } = appointment;
  return (
    <>
      <p>
        <time dateTime={start}>
          <span className="font-medium">{date(start)}</span>
          <br />
          {range(start, end, clock)}
        </time>
      </p>
      <p className="text-soft text-sm">{toZoneLabel(timeZone)}</p>
      {state === 'booked' && (
        <a
          href={toFileUrl(apiOrigin, { appointmentId: id })}
          className="link mt-1 inline-flex items-center text-sm pointer-coarse:min-h-11"
        >
          {t('facts.file')}
        </a>
      )}
    </>
  );
}

function Where({ appointment }: { readonly appointment: HostedAppointment }) {
  const t = useTexts('appointments');
  const common = useTexts('common');
  const { channel, customChannelName, location, meetingLink, state } = appointment;
  const { icon, labelKey } = channelRows[channel];
  return (
    <>
      <p className="flex items-center gap-2">
        <Icon name={icon} className="size-4.5 text-soft" />
        {customChannelName ?? common(`channels.${labelKey}`)}
      </p>
      {location && <p className="whitespace-pre-line text-soft wrap-anywhere">{location}</p>}
      {isWebUrl(meetingLink) && !isClosed(state) && (
        <a
          href={meetingLink}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex items-center pointer-coarse:min-h-11"
        >
          {t('facts.join')}
        </a>
      )}
      {meetingLink === null && isLinkMade(channel) && !isClosed(state) && (
        <p className="text-soft">{t('facts.linkFollows')}</p>
      )}
    </>
  );
}

function Hosts({ appointment }: { readonly appointment: HostedAppointment }) {
  return (
    <ul className="flex flex-col gap-2">
      {appointment.hosts.map(({ id, firstname, lastname, picture, email }) => (
        <li key={id} className="flex min-w-0 items-center gap-2.5">
          <Avatar name={`${firstname} ${lastname}`} picture={imageSrc(picture)} size={28} />
          <span className="min-w-0">
            <span className="block truncate">{`${firstname} ${lastname}`}</span>
            <span className="block truncate text-soft text-sm">{email}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
