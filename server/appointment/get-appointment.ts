import { isSecretOf } from '#server/booking/secret.ts';
import { toCalendarFile } from '#server/mail/calendar-file.ts';
import type { Services } from '#server/services.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toIso } from '#shared/time/dates.ts';
import { appointmentUid } from './appointment-uid.ts';
import { type AppointmentAttendee, type AppointmentRow, loadAppointment } from './store.ts';

/**
 * The appointment as its page shows it.
 * @throws Refusal `appointment-not-found`; `link-invalid` when a secret is given that is nobody's.
 */
export async function getAppointment(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl'>,
  asked: { readonly appointmentId: string; readonly secret?: string | undefined },
): Promise<PublicAppointment> {
  const row = await loadAppointment(services.db, asked.appointmentId);
  if (!row) refuse('appointment-not-found', 'There is no such appointment');
  const attendee = findAttendee(row, asked.secret);
  const nowIso = new Date(services.clock.nowMs()).toISOString();
  return toPublicAppointment(row, attendee, { nowIso, publicUrl: services.publicUrl });
}

function findAttendee(
  { attendees }: AppointmentRow,
  secret: string | undefined,
): AppointmentAttendee | undefined {
  if (secret === undefined) return undefined;
  const attendee = attendees.find((each) => isSecretOf(secret, each.secretHash));
  return attendee ?? refuse('link-invalid', 'This link is not valid');
}

function toPublicAppointment(
  row: AppointmentRow,
  attendee: AppointmentAttendee | undefined,
  context: { readonly nowIso: string; readonly publicUrl: string },
): PublicAppointment {
  const startIso = toIso(row.startMinute);
  const endIso = toIso(row.startMinute + row.durationMinutes);
  const isCancelled = row.status === 'cancelled' || attendee?.isCancelled === true;
  const { settings } = row;
  return {
    id: row.id,
    start: startIso,
    end: endIso,
    isCancelled,
    disableActionButtons: startIso <= context.nowIso,
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
    meetingLink: row.meetingLink,
    ics: isCancelled ? null : toPublicCalendarFile(row, startIso, endIso, context),
    company: row.company,
    cancellationPolicy: settings.cancellationPolicy,
    reschedulingPolicy: settings.reschedulingPolicy,
    queueId: null,
    meetingTypeId: row.meetingTypeId,
    bookingPath: row.bookingPath,
    ...(attendee && { attendee: toOwnDetails(attendee) }),
  };
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
