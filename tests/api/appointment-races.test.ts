import { expect, test } from 'vitest';
import { ApiError } from '#shared/errors/api-error.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { aHost, aMeetingType } from '#tests/support/builders.ts';
import { everyDay } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';
import { roundsOf } from '#tests/support/race-rounds.ts';

// Each of the five changes begins once.
const ROUNDS = roundsOf({ few: 5, many: 30 });

/** Whether it was done; what was refused is no failure. */
async function isDone(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.status < 500) return false;
      throw error;
    },
  );
}

describeApi.both('9. changes of one appointment that meet', (api) => {
  test('leave it as one of them says, its time with its host or free, each told in its history', async () => {
    const host = await aHost(api.db, { weekly: everyDay('0:00-24:00') });
    const colleague = await aHost(api.db, { role: 'member' }, host);
    const asHost = await signInAs(api, host);
    const { meetingTypeId } = await aMeetingType(api.db, host);
    for (let round = 0; round < ROUNDS; round += 1) {
      const startMs = Date.parse('2030-01-10T00:00:00Z') + round * 4 * 3_600_000;
      const startOf = (hours: number) => new Date(startMs + hours * 3_600_000).toISOString();
      const booked = await book(api.client, { meetingTypeId, start: startOf(0) });
      const path = { appointmentId: booked.appointmentId };
      const [attendeeId = ''] = await changesOn(api).attendeesOf(booked.appointmentId);
      const changes = [
        () => changesOn(api).cancel(booked),
        () => asHost.POST('/booking/cancel/{appointmentId}', { params: { path }, body: {} }),
        () =>
          asHost.POST('/booking/reschedule/{appointmentId}', {
            params: { path },
            body: { start: startOf(1) },
          }),
        () =>
          asHost.POST('/booking/hand-over/{appointmentId}', {
            params: { path },
            body: { toHostId: colleague.hostId },
          }),
        () =>
          asHost.POST('/appointments/{appointmentId}/attendees/{attendeeId}/guests', {
            params: { path: { ...path, attendeeId } },
            body: { email: 'guest@visitor.test' },
          }),
      ];
      // Each round another one begins.
      const turned = [...changes.slice(round % 5), ...changes.slice(0, round % 5)];
      const done = await Promise.all(turned.map((change) => isDone(change())));
      const [row] = await api.db.query<{
        status: string;
        hosts: string[];
        takers: string[];
        free: boolean;
        lines: number;
        sequence: number;
      }>({
        text: `select status, host_ids::text[] as hosts, sequence,
            array(select host_id::text from reservation r where r.appointment_id = a.id) as takers,
            not exists (select from attendee t
              where t.appointment_id = a.id and t.cancelled_at is null) as free,
            (select count(*)::int from appointment_change c where c.appointment_id = a.id) as lines
          from appointment a where id = $1`,
        values: [booked.appointmentId],
      });
      // Two cancel, so that it is cancelled in the end, once.
      expect(row?.status).toBe('cancelled');
      expect(row).toMatchObject({ takers: [], free: true });
      expect(row?.hosts).toHaveLength(1);
      expect(row?.lines).toBe(1 + done.filter(Boolean).length);
      expect(row?.sequence).toBe(done.filter(Boolean).length);
    }
  });

  test('of a move and a hand-over both come true, or one of them is refused', async () => {
    const host = await aHost(api.db, { weekly: everyDay('0:00-24:00') });
    const colleague = await aHost(api.db, { role: 'member', weekly: everyDay('0:00-24:00') }, host);
    const asHost = await signInAs(api, host);
    const { meetingTypeId } = await aMeetingType(api.db, host);
    for (let round = 0; round < ROUNDS; round += 1) {
      const startMs = Date.parse('2030-01-10T00:00:00Z') + round * 4 * 3_600_000;
      const start = new Date(startMs).toISOString();
      const { appointmentId } = await book(api.client, { meetingTypeId, start });
      const params = { path: { appointmentId } };
      const later = new Date(startMs + 3_600_000).toISOString();
      const [isMoved, isGiven] = await Promise.all([
        isDone(
          asHost.POST('/booking/reschedule/{appointmentId}', { params, body: { start: later } }),
        ),
        isDone(
          asHost.POST('/booking/hand-over/{appointmentId}', {
            params,
            body: { toHostId: colleague.hostId },
          }),
        ),
      ]);
      const [row] = await api.db.query<{ hosts: string[]; startsAt: Date; takers: string[] }>({
        text: `select host_ids::text[] as hosts, starts_at as "startsAt",
            array(select host_id::text from reservation r where r.appointment_id = a.id
              and lower(r.during) = a.starts_at) as takers
          from appointment a where id = $1`,
        values: [appointmentId],
      });
      expect(isMoved || isGiven).toBe(true);
      expect(row?.startsAt.toISOString()).toBe(isMoved ? later : start);
      expect(row?.hosts).toEqual([isGiven ? colleague.hostId : host.hostId]);
      expect(row?.takers).toEqual(row?.hosts);
    }
  });
});
