import type { PublicAppointment } from '#shared/api/appointment.ts';
import { isClosed } from '#shared/domain/appointment-state.ts';
import { channelRows } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { fromIso } from '#shared/time/dates.ts';
import { formatPrice } from '#shared/time/format-price.ts';
import { joinNames } from '#shared/time/join-names.ts';
import { isSameClock } from '../calendar/host-time.tsx';
import { type OtherClock, Ticket } from '../ticket/ticket.tsx';
import type { TicketState } from '../ticket/ticket-status.tsx';
import { BookedInText } from './booked-in-text.tsx';

interface AppointmentTicketProps {
  readonly appointment: PublicAppointment;
  /** What is known beyond the appointment's own state, as that it has just moved. */
  readonly state?: TicketState;
  /** Where it was before. ISO instant. */
  readonly movedFrom?: string | undefined;
  /** It is the page's one ticket: the booking page's own comes to rest in its place. */
  readonly isMain?: boolean;
  /** Whose clock stands beside the reader's: the hosts' unless given, null for nobody's. */
  readonly other?: OtherClock | null;
  readonly className?: string;
  /** Where a picture is, by what replies say of it. */
  readonly toSrc: (address: string | null) => string | null;
}

/** An appointment as the ticket that its booking has shown. */
export function AppointmentTicket(props: AppointmentTicketProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const {
    appointment,
    isMain = true,
    other = hostClockOf(props.appointment, language),
    toSrc,
    ...look
  } = props;
  const { start, end, state, hosts, meetingInfo, payment } = appointment;
  const { channel, customChannelName } = appointment;
  const place = channel === 'custom' && customChannelName;
  return (
    <Ticket
      state={state}
      start={start}
      end={end}
      title={meetingInfo.name}
      facts={[
        hosts.map(({ firstname, lastname }) => `${firstname} ${lastname}`).join(', '),
        t('duration.minutes', { count: meetingInfo.duration }),
        place || t(`channels.${channelRows[channel].labelKey}`),
        payment ? formatPrice(payment, language) : undefined,
      ]}
      faces={hosts.map(({ firstname, lastname, picture }) => ({
        name: `${firstname} ${lastname}`,
        picture: toSrc(picture),
      }))}
      other={other ?? undefined}
      note={<BookedInText start={start} end={end} bookedIn={bookedElsewhere(appointment, other)} />}
      isMain={isMain}
      {...look}
    />
  );
}

/** Theirs, where one shows it for all and it still matters. */
function hostClockOf(
  { hostTimezone, hosts, state }: PublicAppointment,
  language: Language,
): OtherClock | null {
  if (hostTimezone === null || hosts.length === 0 || isClosed(state)) return null;
  const names = hosts.map(({ firstname }) => firstname);
  return { timeZone: hostTimezone, name: joinNames(names, language) };
}

/** The zone it was booked in, where the other clock does not show the same. */
function bookedElsewhere(
  { attendee, start }: PublicAppointment,
  other: OtherClock | null,
): string | undefined {
  const zone = attendee?.timezone;
  const minute = fromIso(start, 'floor') ?? 0;
  return zone && other && isSameClock(minute, zone, other.timeZone) ? undefined : zone;
}
