import { beforeEach, expect, test } from 'vitest';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';

/** What no code of ours does; the database has the last word. */
describeApi.both('the database refuses', (api, kind) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const aGroup = async (totalSpots: number) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots });
    const seat = (name: string) =>
      book(api.client, {
        meetingTypeId,
        start: at('10:00'),
        attendee: { email: `${name}@visitor.test` },
      });
    const { appointmentId } = await seat('first');
    await seat('second');
    return appointmentId;
  };
  const run = (text: string, ...values: unknown[]) => api.db.query({ text, values });
  const COPY = `insert into attendee (company_id, id, appointment_id, email, name, language,
      time_zone, guests, answers, secret_hash)
    select company_id, gen_random_uuid(), appointment_id, 'more@visitor.test', name, language,
      time_zone, guests, answers, secret_hash
    from attendee where appointment_id = $1 limit 1`;

  test('7.1 a seat in an appointment that is cancelled', async () => {
    const appointmentId = await aGroup(3);
    const cancel = run("update appointment set status = 'cancelled' where id = $1", appointmentId);
    await expect(cancel).rejects.toThrow('attendee_in_live_appointment');
    await run('update attendee set cancelled_at = now() where appointment_id = $1', appointmentId)
      .then(() => expect.unreachable('nobody attends it any more'))
      .catch((error: Error) => expect(error.message).toContain('Nobody attends'));
    await api.db.transaction(async (tx) => {
      for (const text of [
        'update attendee set cancelled_at = now() where appointment_id = $1',
        "update appointment set status = 'cancelled' where id = $1",
      ]) {
        await tx.query({ text, values: [appointmentId] });
      }
    });
    await expect(run(COPY, appointmentId)).rejects.toThrow('attendee_in_live_appointment');
  });

  test('7.5 more seats than the group has, guests counted', async () => {
    const appointmentId = await aGroup(2);
    await expect(run(COPY, appointmentId)).rejects.toThrow(`Appointment ${appointmentId} has 2`);
    const guests = "update attendee set guests = '{a@guest.test}' where appointment_id = $1";
    await expect(run(guests, appointmentId)).rejects.toThrow('has 2 seats');
  });

  test('7.2 an appointment that nobody attends', async () => {
    const appointmentId = await aGroup(2);
    const leave = 'update attendee set cancelled_at = now() where appointment_id = $1';
    await expect(run(leave, appointmentId)).rejects.toThrow('Nobody attends');
    await expect(
      run('delete from attendee where appointment_id = $1', appointmentId),
    ).rejects.toThrow('Nobody attends');
  });

  // The embedded database has one connection: nothing meets there.
  if (kind === 'postgres') {
    test('7.2 the last two who leave at once, each seeing the other', async () => {
      const appointmentId = await aGroup(2);
      const arrived = Promise.withResolvers<void>();
      let inside = 0;
      const leave = (order: 'asc' | 'desc') =>
        api.db.transaction(async (tx) => {
          await tx.query({
            text: `update attendee set cancelled_at = now() where id = (select id from attendee
              where appointment_id = $1 and cancelled_at is null order by created_at ${order} limit 1)`,
            values: [appointmentId],
          });
          inside += 1;
          if (inside === 2) arrived.resolve();
          await arrived.promise;
        });
      const left = await Promise.allSettled([leave('asc'), leave('desc')]);
      expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    });
  }
});
