import { toCalendarFile } from '#server/mail/calendar-file.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toIso } from '#shared/time/dates.ts';
import { appointmentUid } from './appointment-uid.ts';
import type { AppointmentAttendee, AppointmentRow } from './store.ts';

/** The appointment as pages show it; `attendee` adds what only they may see. */
export function toPublicAppointment(
  row: AppointmentRow,
  attendee: AppointmentAttendee | undefined,
  context: { readonly nowIso: string; readonly publicUrl: string },
): PublicAppointment {
  const startIso = toIso(row.startMinute);
  const endIso = toIso(row.startMinute + row.durationMinutes);
  const isCancelled = row.status === 'cancelled' || attendee?.isCancelled === true;
  const awaits = attendee ? attendee.awaits : awaitsOf(row);
  const isCertain = !isCancelled && awaits === null;
  const { settings } = row;
  return {
    id: row.id,
    start: startIso,
    end: endIso,
    isCancelled,
    awaits,
    disableActionButtons: startIso <= context.nowIso || awaits !== null,
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
    channel: row.channel,
    customChannelName: row.customChannelName,
    // An attendee's own address is theirs to see.
    location: row.channel === 'local-attendee' && !attendee ? null : row.location,
    meetingLink: isCertain ? row.meetingLink : null,
    ics: !isCertain ? null : toPublicCalendarFile(row, startIso, endIso, context),
    company: row.company,
    cancellationPolicy: settings.cancellationPolicy,
    reschedulingPolicy: settings.reschedulingPolicy,
    queueId: null,
    meetingTypeId: row.meetingTypeId,
    bookingPath: row.bookingPath,
    ...(attendee && { attendee: toOwnDetails(attendee) }),
  };
}

/** Of an appointment with one attendee; the seats of a group are confirmed one by one. */
function awaitsOf({ status, attendees }: AppointmentRow): PublicAppointment['awaits'] {
  return status === 'provisional' ? (attendees[0]?.awaits ?? null) : null;
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
    isCancelled: attendee.isCancelled,
  };
}

/** For "add to calendar": no attendees, no secret. */
function toPublicCalendarFile(
  row: AppointmentRow,
  startIso: string,
  endIso: string,
  context: { readonly nowIso: string; readonly publicUrl: string },
): string {
  return toCalendarFile(
    {
      uid: appointmentUid(row.id),
      sequence: row.sequence,
      startIso,
      endIso,
      title: row.name,
      isCancelled: false,
      hosts: row.hosts.map(({ firstname, lastname, email }) => ({
        name: `${firstname} ${lastname}`.trim(),
        email,
      })),
      attendees: [],
      url: `${context.publicUrl}/appointment/${row.id}`,
      ...(row.description && { description: row.description }),
      ...(row.channel !== 'local-attendee' && row.location && { location: row.location }),
      ...(row.meetingLink && { meetingLink: row.meetingLink }),
    },
    'PUBLISH',
    context.nowIso,
  );
}
