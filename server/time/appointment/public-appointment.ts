import { toCalendarFile } from '#server/platform/icalendar/calendar-file.ts';
import type { MailPerson } from '#server/platform/kernel/mail-types.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import {
  type AppointmentState,
  isAwaiting,
  toAppointmentState,
} from '#shared/domain/appointment-state.ts';
import { tell } from '#shared/domain/meeting-type/told-fields.ts';
import { sharedTimeZone } from '#shared/domain/shared-time-zone.ts';
import { toIso } from '#shared/time/dates.ts';
import type { AppointmentAttendee, AppointmentRow } from './appointment-statement.ts';
import { appointmentUid } from './appointment-uid.ts';
import { hostContact } from './host-contact.ts';
import { hostPhone } from './host-phone.ts';
import { toMeetingLink } from './to-meeting-link.ts';
import { toPayment } from './to-payment.ts';
import { toSeats } from './to-seats.ts';

/** Who looks at an appointment. */
export interface Onlooker {
  /** Adds what only they may see. */
  readonly attendee?: AppointmentAttendee | undefined;
  /** They manage it, by their right or by a link that only its hosts have. */
  readonly isHost?: boolean;
  /** Whose booking its state is about, where that is not the onlooker's own. */
  readonly about?: AppointmentAttendee | undefined;
}

interface Context {
  readonly nowMs: number;
  readonly publicUrl: string;
  readonly secret: string;
}

/**
 * The appointment as pages show it. Where it is met, by which number and file, and how its host
 * is reached, is for anyone who has to do with it: an address of an appointment alone is passed on and guessed at.
 */
export function toPublicAppointment(
  row: AppointmentRow,
  { attendee, isHost = false, about = attendee }: Onlooker,
  context: Context,
): PublicAppointment {
  const startIso = toIso(row.startMinute);
  const endIso = toIso(row.startMinute + row.durationMinutes);
  // Seats of a group are confirmed and given up one by one; without one of them it is the whole's.
  const booking = about ?? (row.totalSpots === null ? row.attendees[0] : undefined);
  const state = stateOf(row, booking, context.nowMs);
  const isBooked = state === 'booked';
  const isMet = isBooked && (isHost || attendee !== undefined);
  const { settings } = row;
  const phone = hostPhone(row);
  const reader = attendee ? { attendeeId: attendee.id } : 'host';
  const meetingLink = isMet ? toMeetingLink(context, row, reader) : null;
  return {
    id: row.id,
    start: startIso,
    end: endIso,
    isCancelled: state === 'cancelled' || state === 'expired',
    state,
    heldUntil: isAwaiting(state) ? toHeldUntil(booking) : null,
    disableActionButtons: !isBooked || Date.parse(startIso) <= context.nowMs,
    meetingInfo: {
      name: row.name,
      description: row.description,
      duration: row.durationMinutes,
      confirmationButton: settings.confirmationButton,
    },
    hosts: row.hosts.map(({ id, firstname, lastname, picture }) => ({
      id,
      firstname,
      lastname,
      picture,
    })),
    hostTimezone: sharedTimeZone(row.hosts),
    channel: row.channel,
    customChannelName: row.customChannelName,
    // An attendee's own address is theirs to see.
    location: row.channel === 'local-attendee' && !attendee ? null : row.location,
    meetingLink,
    hostPhone: isMet ? phone : null,
    hostContact: isMet ? hostContact(row, attendee) : null,
    ics: isMet ? toPublicCalendarFile({ ...row, meetingLink }, startIso, endIso, context) : null,
    company: row.company,
    ...tell('appointment', settings),
    queueId: row.queueId,
    meetingTypeId: row.meetingTypeId,
    seats: toSeats(row),
    bookingPath: row.bookingPath,
    ...(attendee && {
      attendee: toOwnDetails(attendee),
      payment: toPayment(attendee, Date.parse(startIso), context.nowMs),
    }),
  };
}

function toHeldUntil(booking: AppointmentAttendee | undefined): string | null {
  const untilMs = booking?.provisionalUntilMs ?? null;
  return untilMs === null ? null : new Date(untilMs).toISOString();
}

function stateOf(
  row: AppointmentRow,
  booking: AppointmentAttendee | undefined,
  nowMs: number,
): AppointmentState {
  const { cancelledMs = null, awaits = null, provisionalUntilMs = null } = booking ?? {};
  const endMs = (row.startMinute + row.durationMinutes) * 60_000;
  const isCancelled = row.status === 'cancelled';
  return toAppointmentState({ endMs, isCancelled, cancelledMs, awaits, provisionalUntilMs }, nowMs);
}

function toOwnDetails(attendee: AppointmentAttendee): NonNullable<PublicAppointment['attendee']> {
  return {
    id: attendee.id,
    email: attendee.email,
    name: attendee.name,
    timezone: attendee.timeZone,
    language: attendee.language,
    notes: attendee.notes,
    bringalongEmails: [...attendee.guests],
    isCancelled: attendee.cancelledMs !== null,
  };
}

/** For "add to calendar": no attendees, and no secret but what opens the room. */
function toPublicCalendarFile(
  row: AppointmentRow,
  startIso: string,
  endIso: string,
  { nowMs, publicUrl }: Context,
): string {
  const phone = hostPhone(row);
  return toCalendarFile(
    {
      uid: appointmentUid(row.id),
      sequence: row.sequence,
      startIso,
      endIso,
      title: row.name,
      isCancelled: false,
      channel: row.channel,
      organizer: toOrganizer(row),
      hosts: [],
      attendees: [],
      url: `${publicUrl}/appointment/${row.id}`,
      ...(row.description && { description: row.description }),
      ...(row.channel !== 'local-attendee' && row.location && { location: row.location }),
      ...(row.meetingLink && { meetingLink: row.meetingLink }),
      ...(phone && { hostPhone: phone }),
    },
    'PUBLISH',
    new Date(nowMs).toISOString(),
  );
}

function toOrganizer({ hosts: [host], company }: AppointmentRow): MailPerson {
  if (!host) return { name: company.name, email: '' };
  return { name: `${host.firstname} ${host.lastname}`.trim(), email: host.email };
}
