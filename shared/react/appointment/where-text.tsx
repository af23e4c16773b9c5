import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { channelRows } from '#shared/domain/channels.ts';
import { toNumberLink } from '#shared/domain/contact-link.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';

type Place = Pick<
  PublicAppointment,
  'channel' | 'customChannelName' | 'location' | 'meetingLink' | 'hostPhone' | 'state'
>;

/** Where an appointment takes place: its channel, the location, the link to join. */
export function WhereText({
  place,
  isForHost = false,
}: {
  readonly place: Place;
  /** The host needs no hint on how to reach them. */
  readonly isForHost?: boolean;
}) {
  const { t } = useTranslation('appointment');
  const row = channelRows[place.channel];
  const isToCome = !isClosed(place.state);
  const name =
    place.channel === 'custom' && place.customChannelName
      ? place.customChannelName
      : t(`common:channels.${row.labelKey}`);
  return (
    <>
      <p className="flex items-center gap-2">
        <Icon name={row.icon} className="size-4.5 text-soft" />
        {name}
      </p>
      {place.location && <p className="whitespace-pre-line text-soft">{place.location}</p>}
      {isWebUrl(place.meetingLink) && isToCome && (
        <p>
          <a
            href={place.meetingLink}
            rel="noopener noreferrer"
            target="_blank"
            className="link touch"
          >
            {t('joinMeeting')}
          </a>
        </p>
      )}
      {'hintKey' in row && isToCome && !isForHost && (
        <p className="mt-1 text-sm">{t('phoneIncoming')}</p>
      )}
      {place.hostPhone && isToCome && (
        <p>
          <a href={toNumberLink(place.channel, place.hostPhone)} className="link touch">
            {place.hostPhone}
          </a>
        </p>
      )}
    </>
  );
}
