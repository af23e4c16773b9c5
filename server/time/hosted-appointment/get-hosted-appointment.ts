import type { Services } from '#server/platform/kernel/services.ts';
import { checkReach } from '#server/platform/rights/check-reach.ts';
import { toLate } from '#server/time/appointment/late-statement.ts';
import { toMeetingLink } from '#server/time/appointment/to-meeting-link.ts';
import type { HostedAppointment } from '#shared/api/hosted-appointment.ts';
import type { Session } from '#shared/api/session.ts';
import type { AppointmentChange } from '#shared/domain/appointment-change.ts';
import { toAppointmentState } from '#shared/domain/appointment-state.ts';
import { tellAnswer } from '#shared/domain/fields/field-texts.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { toIso } from '#shared/time/dates.ts';
import { type DetailedAppointment, findDetailed } from './detail-statement.ts';
import { loadHistory, loadHostNames, loadMails } from './store.ts';

/**
 * Everything about an appointment, for whoever manages it.
 * @throws Refusal `appointment-not-found`, `forbidden`.
 */
export async function getHostedAppointment(
  services: Pick<Services, 'db' | 'clock' | 'publicUrl' | 'secret'>,
  session: Session,
  id: string,
): Promise<HostedAppointment> {
  const { db, clock } = services;
  const { companyId } = session;
  const row = await findDetailed(db, { companyId, id });
  if (!row) return refuse('appointment-not-found', 'There is no such appointment');
  const hostIds = row.hosts.map((host) => host.id);
  const owned = { companyId: row.companyId, teamId: row.teamId, hostIds };
  checkReach(session, 'appointment:manage', owned, 'appointment-not-found');
  const [history, mails] = [
    await loadHistory(db, { companyId, id }),
    await loadMails(db, { companyId, id }),
  ];
  const isHandedOver = history.some(({ change }) => change.kind === 'handed-over');
  const names = isHandedOver ? await loadHostNames(db, companyId) : new Map<string, string>();
  return {
    ...toDetail(row, session, clock.nowMs()),
    isHost: hostIds.includes(session.hostId),
    late: toLate(row.late, session.hostId),
    meetingLink: toMeetingLink(services, row, 'host'),
    history: history.map(({ at, by, host, attendeeName, change }) => ({
      at: at.toISOString(),
      by,
      byName: by === 'host' ? host && `${host.firstname} ${host.lastname}`.trim() : attendeeName,
      attendeeName,
      change: nameHosts(change, names),
    })),
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, createdAt: createdAt.toISOString() })),
  };
}

function nameHosts(
  change: AppointmentChange,
  names: ReadonlyMap<string, string>,
): HostedAppointment['history'][number]['change'] {
  if (change.kind !== 'handed-over') return change;
  const nameOf = (hostId: string) => names.get(hostId) ?? '';
  return { kind: change.kind, from: nameOf(change.fromHostId), to: nameOf(change.toHostId) };
}

function toDetail(
  row: DetailedAppointment,
  { language }: Pick<Session, 'language'>,
  nowMs: number,
): Omit<HostedAppointment, 'history' | 'mails' | 'meetingLink' | 'late' | 'isHost'> {
  const { startMinute, durationMinutes, totalSpots, seats, status } = row;
  const endMs = (startMinute + durationMinutes) * 60_000;
  const isCancelled = status === 'cancelled';
  const stateOf = (seat: Seat) => toAppointmentState({ ...seat, endMs, isCancelled }, nowMs);
  const taken = seats.filter((seat) => isCancelled || seat.cancelledMs === null);
  const first = taken.find(({ awaits }) => awaits !== null) ?? taken[0];
  const nobody = { awaits: null, provisionalUntilMs: null, cancelledMs: null };
  return {
    ...{ id: row.id, meetingTypeId: row.meetingTypeId, name: row.name, teamId: row.teamId },
    ...{ channel: row.channel, customChannelName: row.customChannelName, location: row.location },
    ...{ description: row.description, hostNotes: row.hostNotes, hosts: row.hosts },
    start: toIso(startMinute),
    end: toIso(startMinute + durationMinutes),
    createdAt: toInstant(row.createdMs) ?? '',
    state: toAppointmentState({ ...nobody, ...first, endMs, isCancelled }, nowMs),
    seats:
      totalSpots === null
        ? null
        : {
            taken: seats.filter(({ cancelledMs }) => cancelledMs === null).length,
            total: totalSpots,
          },
    attendees: seats.map((seat) => ({
      ...{ id: seat.id, name: seat.name, email: seat.email, phone: seat.phone },
      ...{ address: seat.address, language: seat.language, timezone: seat.timezone },
      ...{ notes: seat.notes, guests: seat.guests, payment: seat.payment },
      answers: seat.answers.map((answer) => tellAnswer(row.form.fields, answer, language)),
      state: stateOf(seat),
      heldUntil: seat.awaits ? toInstant(seat.provisionalUntilMs) : null,
      cancelledAt: toInstant(seat.cancelledMs),
      cancelReason: seat.cancelReason,
      cancelledBy: seat.cancelledBy,
      noShow: seat.noShowMs !== null,
      policyAcceptedAt: toInstant(seat.policyAcceptedMs),
      policyText: seat.policyText,
      receiveReminders: seat.receiveReminders,
    })),
  };
}

type Seat = DetailedAppointment['seats'][number];

function toInstant(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
