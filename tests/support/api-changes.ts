import type { BookingReply } from '#shared/api/booking.ts';
import type { LateMinutes } from '#shared/domain/running-late.ts';
import type { TestApi } from './api.ts';

type Booked = Pick<BookingReply, 'appointmentId' | 'secret'>;

/** What an attendee can do with an appointment, and what is stored of it then. */
export function changesOn(api: TestApi) {
  return {
    cancel: ({ appointmentId, secret }: Booked) =>
      api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
        params: { path: { appointmentId, secret } },
        body: { reason: 'I have fallen ill.' },
      }),
    reschedule: ({ appointmentId, secret }: Booked, start: string) =>
      api.client.POST('/booking/confirm/reschedule', { body: { appointmentId, secret, start } }),
    sayLate: ({ appointmentId, secret }: Booked, minutes: LateMinutes) =>
      api.client.POST('/booking/late/{appointmentId}/{secret}', {
        params: { path: { appointmentId, secret } },
        body: { minutes },
      }),
    initiate: (
      change: 'cancel' | 'reschedule',
      appointmentId: string,
      query: { attendee?: string; secret?: string } = {},
    ) =>
      api.client.POST(`/booking/initiate/${change}/{appointmentId}`, {
        params: { path: { appointmentId }, query },
      }),
    async appointmentRow(id: string) {
      const [row] = await api.db.query<{ status: string; sequence: number; startsAt: Date }>({
        text: 'select status, sequence, starts_at as "startsAt" from appointment where id = $1',
        values: [id],
      });
      return row;
    },
    /** The ids of those who come, in the order in which they booked. */
    async attendeesOf(appointmentId: string) {
      const rows = await api.db.query<{ id: string }>({
        text: `select id from attendee where appointment_id = $1 and cancelled_at is null
               order by created_at, id`,
        values: [appointmentId],
      });
      return rows.map(({ id }) => id);
    },
  };
}
