import { isSecretOf } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { followSeat } from '#server/time/reservation/follow-seat.ts';
import type { PublicAppointment } from '#shared/api/appointment.ts';
import type { Session } from '#shared/api/session.ts';
import { isAllowed } from '#shared/domain/roles/rights.ts';
import { refuse } from '#shared/errors/refusal.ts';
import {
  type AppointmentAttendee,
  type AppointmentRow,
  loadAppointment,
} from './appointment-statement.ts';
import { loadPastChanges } from './load-past-changes.ts';
import { toPublicAppointment } from './public-appointment.ts';
import { toRunningLate } from './to-running-late.ts';

export interface AskedAppointment {
  readonly appointmentId: string;
  readonly secret?: string | undefined;
}

/**
 * The appointment as its page shows it; for a seat of a group that has moved, where it is now.
 * @throws Refusal `appointment-not-found`; `link-invalid` when a secret is given that is nobody's.
 */
export async function getAppointment(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  asked: AskedAppointment,
  findSession: () => Promise<Session | undefined>,
): Promise<PublicAppointment> {
  const row = await loadAppointment(services.db, await followSeat(services.db, asked));
  if (!row) refuse('appointment-not-found', 'There is no such appointment');
  const attendee = findAttendee(row, asked.secret);
  const session = attendee ? undefined : await findSession();
  const isHost = isTheirs(row, session);
  const { publicUrl, secret } = services;
  const context = { nowMs: services.clock.nowMs(), publicUrl, secret };
  return {
    ...toPublicAppointment(row, { attendee, isHost }, context),
    ...(attendee && (await loadPastChanges(services.db, row, attendee))),
    ...((attendee || isHost) && {
      late: toRunningLate(
        row,
        { attendeeId: attendee?.id ?? null, hostId: session?.hostId },
        context.nowMs,
      ),
    }),
    ...(isHost && { isManaged: true }),
  };
}

function isTheirs(
  { companyId, teamId, hosts }: AppointmentRow,
  session: Session | undefined,
): boolean {
  const hostIds = hosts.map(({ id }) => id);
  return !!session && isAllowed(session, 'appointment:manage', { companyId, teamId, hostIds });
}

function findAttendee(
  { attendees }: AppointmentRow,
  secret: string | undefined,
): AppointmentAttendee | undefined {
  if (secret === undefined) return undefined;
  const attendee = attendees.find((each) => isSecretOf(secret, each.secretHash));
  return attendee ?? refuse('link-invalid', 'This link is not valid');
}
