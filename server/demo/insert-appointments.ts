import { randomUUID } from 'node:crypto';
import type { Orm } from '#server/platform/db/database.ts';
import {
  appointment,
  appointmentChange,
  attendee,
  host,
  meetingType,
  reservation,
} from '#server/platform/db/schema/schema.ts';
import { ofCompany } from '#server/platform/db/tenant.ts';
import type { AppointmentChange, ChangeMaker } from '#shared/domain/appointment-change.ts';
import { localDay, toInstant, zoneOf } from '#shared/time/zone.ts';
import { type DemoAppointment, demoAppointments } from './demo-appointments.ts';
import { idOf } from './id-of.ts';
import type { InsertedCompany } from './insert-company.ts';
import { workingDay } from './working-day.ts';

const DAY_MINUTES = 1440;
const MINUTE_MS = 60_000;
/** How long before it takes place somebody has booked what is over. */
const BOOKED_BEFORE_MINUTES = 3 * DAY_MINUTES;

/** Appointments around now, so that there is something to look at. */
export async function insertAppointments(
  orm: Orm,
  studio: InsertedCompany,
  nowMs: number,
): Promise<void> {
  const { companyId } = studio;
  const types = await orm.select().from(meetingType).where(ofCompany(meetingType, companyId));
  const hosts = await orm.select().from(host).where(ofCompany(host, companyId));
  const now = Math.floor(nowMs / MINUTE_MS);
  for (const demo of demoAppointments) {
    const hostId = idOf(studio.hostIds, demo.host);
    const type = types.find(({ id }) => id === idOf(studio.meetingTypeIds, demo.meeting));
    const timeZone = hosts.find(({ id }) => id === hostId)?.timeZone;
    if (!type || !timeZone) throw new Error(`The demo has no ${demo.meeting} of ${demo.host}`);
    const zone = zoneOf(timeZone);
    const day = workingDay(localDay(zone, now), demo.days);
    const startMinute = toInstant(zone, day * DAY_MINUTES + demo.hour * 60);
    await insertAppointment(orm, demo, { type, hostId, startMinute, now });
  }
}

interface Place {
  readonly type: typeof meetingType.$inferSelect;
  readonly hostId: string;
  readonly startMinute: number;
  readonly now: number;
}

const toDate = (minute: number) => new Date(minute * MINUTE_MS);

async function insertAppointment(orm: Orm, demo: DemoAppointment, place: Place): Promise<void> {
  const { type, hostId, startMinute, now } = place;
  const { companyId, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes } = type;
  const { status = 'booked' } = demo;
  const id = randomUUID();
  const createdAt = toDate(Math.min(now, startMinute) - BOOKED_BEFORE_MINUTES);
  const cancelledAt = status === 'cancelled' ? toDate(Math.min(now, startMinute) - 60) : null;
  await orm.insert(appointment).values({
    ...{ companyId, id, meetingTypeId: type.id, hostIds: [hostId], queueId: type.queueId },
    ...{ startsAt: toDate(startMinute), durationMinutes, channel: type.channel, createdAt },
    ...{ status: status === 'waiting' ? 'provisional' : status, cancelledAt },
    ...{ resourceChannelIds: [], hostNotes: demo.hostNotes ?? null },
    // By Connect they meet in the room that is kept for each of them.
    meetingLink: type.channel === 'connect' ? null : `https://meet.demo.test/${demo.host}`,
  });
  await insertAttendee(orm, demo, { ...place, appointmentId: id, createdAt, cancelledAt });
  await insertHistory(orm, demo, { ...place, appointmentId: id, createdAt, cancelledAt });
  if (status === 'cancelled') return;
  const during = [
    startMinute - bufferBeforeMinutes,
    startMinute + durationMinutes + bufferAfterMinutes,
  ];
  const [from, until] = during.map((minute) => toDate(minute).toISOString());
  await orm.insert(reservation).values({
    ...{ companyId, hostId, appointmentId: id, during: `[${from},${until})` },
    expiresAt: status === 'waiting' ? toDate(startMinute) : null,
  });
}

interface Booked extends Place {
  readonly appointmentId: string;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
}

async function insertAttendee(
  orm: Orm,
  { who, status, notes, reason, isNoShow }: DemoAppointment,
  { type, startMinute, appointmentId, createdAt, cancelledAt }: Booked,
): Promise<void> {
  const isWaiting = status === 'waiting';
  await orm.insert(attendee).values({
    ...{
      companyId: type.companyId,
      id: randomUUID(),
      appointmentId,
      name: who,
      email: toEmail(who),
    },
    ...{
      language: 'en',
      timeZone: 'Europe/Berlin',
      notes: notes ?? null,
      guests: [],
      answers: [],
      createdAt,
    },
    // No secret has this hash: there is no mail with a link to it.
    secretHash: '',
    ...(isWaiting && { awaits: 'host', provisionalUntil: toDate(startMinute) }),
    ...(cancelledAt && { cancelledAt, cancelReason: reason ?? null, cancelledBy: 'attendee' }),
    noShowAt: isNoShow ? toDate(startMinute + type.durationMinutes) : null,
    policyAcceptedAt: createdAt,
  });
}

/** `Chloé Martin → chloe.martin@example.org` */
function toEmail(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z]+/g, '.')}@example.org`;
}

async function insertHistory(
  orm: Orm,
  { status, reason, isNoShow }: DemoAppointment,
  { type, hostId, startMinute, appointmentId, createdAt, cancelledAt }: Booked,
): Promise<void> {
  const line = (by: ChangeMaker, change: AppointmentChange, at: Date) => ({
    ...{ companyId: type.companyId, appointmentId, by, change, createdAt: at },
    byHostId: by === 'host' ? hostId : null,
  });
  const kind = status === 'waiting' ? 'asked' : 'booked';
  const ended = toDate(startMinute + type.durationMinutes);
  await orm
    .insert(appointmentChange)
    .values([
      line('attendee', { kind }, createdAt),
      ...(cancelledAt
        ? [line('attendee', { kind: 'cancelled', reason: reason ?? null }, cancelledAt)]
        : []),
      ...(isNoShow ? [line('host', { kind: 'no-show', noShow: true }, ended)] : []),
    ]);
}
