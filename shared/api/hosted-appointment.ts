import * as z from 'zod';
import { APPOINTMENT_STATES } from '#shared/domain/appointment-state.ts';
import { APPOINTMENT_TABS } from '#shared/domain/appointments/tabs.ts';
import { MAIL_STATUSES } from '#shared/domain/mails/topics.ts';
import { ORDER_STATUSES } from '#shared/domain/payment/order.ts';
import { CURRENCIES } from '#shared/domain/payment/price.ts';
import { endpoint } from './endpoint.ts';
import { cursorFacts, cursorQuery } from './paging.ts';
import { runningLate } from './running-late.ts';
import { channel, host, id, instant, language, plainText } from './schemas.ts';

/** What a list of appointments shows: those that the caller's right reaches. */
const wanted = {
  tab: z.enum(APPOINTMENT_TABS).optional().meta({ description: '`upcoming` unless it is said' }),
  search: plainText
    .max(100)
    .optional()
    .meta({ description: "Parts of an attendee's name or address, apart by spaces" }),
  hostId: id.optional(),
  teamId: id.optional().meta({ description: "On the team's page" }),
  meetingTypeId: id.optional(),
  channel: channel.optional(),
  from: instant.optional().meta({ description: 'Starts then or later' }),
  until: instant.optional().meta({ description: 'Starts before then' }),
};

const named = z.object({ id, name: z.string() });

const hostFace = host.pick({ id: true, firstname: true, lastname: true, picture: true });

const appointmentSummary = z.object({
  id,
  start: instant,
  end: instant,
  state: z.enum(APPOINTMENT_STATES),
  /** While it awaits somebody: until when its time is held. */
  heldUntil: instant.nullable(),
  name: z.string().meta({ description: "The meeting type's" }),
  meetingTypeId: id,
  channel,
  customChannelName: z.string().nullable(),
  location: z.string().nullable(),
  hosts: z.array(hostFace),
  /** Those who come, at most three; of a cancelled one those who would have come. */
  attendees: z.array(z.object({ id, name: z.string(), email: z.string(), noShow: z.boolean() })),
  attendeeCount: z.int(),
  /** Who waits for its host's word; of very many the first. */
  waiting: z.array(z.object({ id, name: z.string(), email: z.string() })),
  /** Of a group: how many of its seats have somebody. */
  seats: z.object({ taken: z.int(), total: z.int() }).nullable(),
});

/** One line of the history, with names in the place of ids. */
const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['booked', 'picked', 'recorded', 'asked', 'confirmed', 'expired', 'noted']),
  }),
  z.object({ kind: z.enum(['cancelled', 'declined']), reason: z.string().nullable() }),
  z.object({ kind: z.literal('moved'), fromIso: instant, toIso: instant }),
  z.object({ kind: z.literal('handed-over'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('guest-added'), email: z.string() }),
  z.object({ kind: z.literal('no-show'), noShow: z.boolean() }),
]);

const hostedAttendee = z.object({
  id,
  name: z.string(),
  /** Empty once they are erased. */
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  language,
  timezone: z.string(),
  notes: z.string().nullable(),
  guests: z.array(z.string()),
  /** In the caller's language. */
  answers: z.array(z.object({ label: z.string(), value: z.string() })),
  state: z.enum(APPOINTMENT_STATES),
  heldUntil: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancelReason: z.string().nullable(),
  cancelledBy: z.enum(['attendee', 'host', 'nobody']).nullable(),
  noShow: z.boolean(),
  /** When they agreed to the data policy, and where its text stood then. */
  policyAcceptedAt: instant.nullable(),
  policyText: z.string().nullable(),
  /** Null where nobody asked them. */
  receiveReminders: z.boolean().nullable(),
  payment: z
    .object({
      amountCents: z.int(),
      currency: z.enum(CURRENCIES),
      status: z.enum(ORDER_STATUSES),
    })
    .nullable(),
});

const hostedAppointment = z.object({
  id,
  start: instant,
  end: instant,
  createdAt: instant,
  state: z.enum(APPOINTMENT_STATES),
  meetingTypeId: id,
  name: z.string().meta({ description: "The meeting type's" }),
  description: z.string().nullable(),
  teamId: id.nullable(),
  channel,
  customChannelName: z.string().nullable(),
  location: z.string().nullable(),
  meetingLink: z.string().nullable(),
  hosts: z.array(hostFace.extend({ email: z.string() })),
  seats: z.object({ taken: z.int(), total: z.int() }).nullable(),
  /** Given up seats too. */
  attendees: z.array(hostedAttendee),
  /** Whether the caller is one of its hosts. */
  isHost: z.boolean(),
  /** Who is running late. */
  late: runningLate,
  /** What its hosts keep for themselves. */
  hostNotes: z.string().nullable(),
  /** Newest first. */
  history: z.array(
    z.object({
      at: instant,
      by: z.enum(['attendee', 'host', 'nobody']),
      byName: z.string().nullable(),
      /** Whose seat it was about. */
      attendeeName: z.string().nullable(),
      change,
    }),
  ),
  /** Newest first; what they say is in the mail log. */
  mails: z.array(
    z.object({
      id,
      to: z.string(),
      subject: z.string(),
      status: z.enum(MAIL_STATUSES),
      createdAt: instant,
    }),
  ),
});

export const hostedAppointmentApi = {
  listAppointments: endpoint({
    method: 'get',
    path: '/appointments',
    summary: 'Appointments of the hosts whose the caller may see, a page of them in order of time',
    right: 'appointment:manage',
    limit: 'office',
    query: z.object({ ...wanted, ...cursorQuery }),
    reply: z.object({ appointments: z.array(appointmentSummary), ...cursorFacts }),
    refuses: [],
  }),
  getAppointmentFilters: endpoint({
    method: 'get',
    path: '/appointments/filters',
    summary:
      'What the list can be narrowed to: hosts, teams and meeting types that the caller reaches',
    right: 'appointment:manage',
    limit: 'office',
    reply: z.object({
      hosts: z.array(named),
      teams: z.array(named),
      meetingTypes: z.array(
        named.extend({
          /** With whom it can be booked; nobody while it is not offered. */
          hostIds: z.array(id),
        }),
      ),
    }),
    refuses: [],
  }),
  exportAppointments: endpoint({
    method: 'get',
    path: '/appointments/appointments.csv',
    summary:
      'The same list as a table, a line for each who attends, in the caller’s language and zone',
    right: 'appointment:manage',
    limit: 'form',
    query: z.object(wanted),
    reply: z.string(),
    replyType: 'text/csv',
    refuses: [],
  }),
  getHostedAppointment: endpoint({
    method: 'get',
    path: '/appointments/{appointmentId}',
    summary: 'Everything about an appointment, for whoever manages it',
    right: 'appointment:manage',
    limit: 'office',
    params: z.object({ appointmentId: id }),
    reply: hostedAppointment,
    refuses: ['appointment-not-found', 'forbidden'],
  }),
  listTakers: endpoint({
    method: 'get',
    path: '/appointments/{appointmentId}/takers',
    summary: 'The colleagues to whom an appointment can be given, and who of them is free then',
    right: 'appointment:manage',
    limit: 'office',
    params: z.object({ appointmentId: id }),
    reply: z.object({
      takers: z.array(
        hostFace.extend({
          isFree: z.boolean(),
          /** Whether the meeting type has them. */
          isAssigned: z.boolean(),
        }),
      ),
    }),
    refuses: ['appointment-not-found', 'forbidden'],
  }),
} as const;

export type HostedAppointment = z.output<typeof hostedAppointment>;
export type AppointmentSummary = z.output<typeof appointmentSummary>;
export type AppointmentsQuery = z.output<typeof hostedAppointmentApi.listAppointments.query>;
