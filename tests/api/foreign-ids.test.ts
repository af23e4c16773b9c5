import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('7.15 what is not theirs', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const group = () => aMeetingType(api.db, host, { totalSpots: 3 });
  const attendee = (name: string) => ({ email: `${name}@visitor.test` });

  describe('a draft shows no times', () => {
    const timesOf = (meetingTypeId: string, existingAppointmentId: string) =>
      startsOf(api.client, { meetingTypeId, ...day, existingAppointmentId });

    test('to who makes up an appointment that would move', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, { enabled: false });
      expect(await refusedWith(timesOf(meetingTypeId, randomUUID()))).toBe(
        '404 appointment-not-found',
      );
    });

    test("to who has an appointment of another meeting type, or another company's", async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, { enabled: false });
      for (const of of [host, await aHost(api.db)]) {
        const other = await aMeetingType(api.db, of);
        const booked = await book(api.client, { ...other, start: at('10:00') });
        expect(await refusedWith(timesOf(meetingTypeId, booked.appointmentId))).toBe(
          '404 appointment-not-found',
        );
      }
    });

    test('but who has booked it can move', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
      const text = 'update meeting_type set enabled = false where id = $1';
      await api.db.query({ text, values: [meetingTypeId] });
      expect(await timesOf(meetingTypeId, appointmentId)).toContain(at('10:00'));
    });
  });

  test("a queue is the meeting type's own, and is kept with the appointment", async () => {
    const queueId = randomUUID();
    const { meetingTypeId } = await aMeetingType(api.db, host, { queueId });
    const wish = { meetingTypeId, start: at('10:00') };
    for (const foreign of [randomUUID(), meetingTypeId]) {
      expect(await refusedWith(book(api.client, { ...wish, queueId: foreign }))).toBe(
        '400 validation-failed',
      );
    }
    const times = (asked: string) =>
      api.client.GET('/booking-availability', {
        params: { query: { meetingTypeId, ...day, timezone: 'UTC', queueId: asked } },
      });
    // 8.29: availability knows the queue as well.
    expect(await refusedWith(times(randomUUID()))).toBe('400 validation-failed');
    expect((await times(queueId)).response.status).toBe(200);
    const { appointmentId } = await book(api.client, { ...wish, queueId });
    const [row] = await api.db.query<{ queueId: string }>({
      text: 'select queue_id as "queueId" from appointment where id = $1',
      values: [appointmentId],
    });
    expect(row?.queueId).toBe(queueId);
  });

  test('a group to join is one of this meeting type', async () => {
    const [{ meetingTypeId }, other] = [await group(), await group()];
    const start = at('10:00');
    const foreign = await book(api.client, { ...other, start: at('13:00') });
    const join = (appointmentId: string) =>
      refusedWith(book(api.client, { meetingTypeId, start, appointmentId }));
    expect(await join(foreign.appointmentId)).toBe('404 appointment-not-found');
    expect(await join(randomUUID())).toBe('409 slot-no-longer-available');
    const { appointmentId } = await book(api.client, { meetingTypeId, start });
    const second = { meetingTypeId, start, appointmentId, attendee: attendee('second') };
    expect((await book(api.client, second)).appointmentId).toBe(appointmentId);
  });

  test('a group to move to is one of this meeting type', async () => {
    const [{ meetingTypeId }, other] = [await group(), await group()];
    const foreign = await book(api.client, { ...other, start: at('13:00') });
    const mine = await book(api.client, { meetingTypeId, start: at('10:00') });
    const there = await book(api.client, {
      meetingTypeId,
      start: at('15:00'),
      attendee: attendee('there'),
    });
    const move = (newAppointmentId: string) =>
      api.client.POST('/booking/confirm/reschedule', {
        body: {
          appointmentId: mine.appointmentId,
          secret: mine.secret,
          start: at('15:00'),
          newAppointmentId,
        },
      });
    expect(await refusedWith(move(foreign.appointmentId))).toBe('404 appointment-not-found');
    const { data } = await move(there.appointmentId);
    expect(data?.appointmentId).toBe(there.appointmentId);
  });

  test('19.4 a group to move to that is made up, or another, is refused for one attendee too', async () => {
    const [{ meetingTypeId }, other] = [await aMeetingType(api.db, host), await group()];
    const foreign = await book(api.client, { ...other, start: at('13:00') });
    const abroad = await aMeetingType(api.db, await aHost(api.db), { totalSpots: 3 });
    const elsewhere = await book(api.client, { ...abroad, start: at('13:00') });
    const mine = await book(api.client, { meetingTypeId, start: at('10:00') });
    const { appointmentId, secret } = mine;
    const move = (newAppointmentId: string) =>
      api.client.POST('/booking/confirm/reschedule', {
        body: { appointmentId, secret, start: at('15:00'), newAppointmentId },
      });
    expect(await refusedWith(move(randomUUID()))).toBe('409 slot-no-longer-available');
    for (const { appointmentId: theirs } of [foreign, elsewhere]) {
      expect(await refusedWith(move(theirs))).toBe('404 appointment-not-found');
    }
    const where = { params: { path: { appointmentId }, query: { secret } } };
    const { data } = await api.client.GET('/appointment/{appointmentId}', where);
    expect(data?.start).toBe(at('10:00'));
  });

  describe('19.4 hosts who are asked for', () => {
    const strangers = async () => [randomUUID(), (await aHost(api.db)).hostId];
    const times = (meetingTypeId: string, hostIds: string[], existingAppointmentId?: string) =>
      startsOf(api.client, {
        ...{ meetingTypeId, ...day, hostIds },
        ...(existingAppointmentId && { existingAppointmentId }),
      });

    test('are of the company, also where all of them are asked anyway', async () => {
      const colleague = await aHost(api.db, {}, host);
      const together = { calculationMethod: 'everyone' } as const;
      const { meetingTypeId } = await aMeetingType(api.db, [host, colleague], together);
      const start = at('10:00');
      for (const stranger of await strangers()) {
        const hostIds = [host.hostId, stranger];
        expect(await refusedWith(times(meetingTypeId, hostIds))).toBe('404 host-not-found');
        const booking = book(api.client, { meetingTypeId, start, hostIds });
        expect(await refusedWith(booking)).toBe('404 host-not-found');
      }
      // A link from when a colleague served it still shows when all of them have time.
      const former = await aHost(api.db, {}, host);
      expect(await times(meetingTypeId, [former.hostId])).toContain(start);
      const text = 'update host set left_at = now() where id = $1';
      await api.db.query({ text, values: [former.hostId] });
      expect(await times(meetingTypeId, [former.hostId])).toContain(start);
    });

    test('are of the company, also where an appointment that moves keeps its own', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const { appointmentId } = await book(api.client, { meetingTypeId, start: at('10:00') });
      for (const stranger of await strangers()) {
        const asked = times(meetingTypeId, [stranger], appointmentId);
        expect(await refusedWith(asked)).toBe('404 host-not-found');
      }
      const colleague = await aHost(api.db, {}, host);
      expect(await times(meetingTypeId, [colleague.hostId], appointmentId)).not.toEqual([]);
      expect(await times(meetingTypeId, [host.hostId], appointmentId)).not.toEqual([]);
    });
  });

  test("a member records nothing in a colleague's calendar, a team's admin in those of the team", async () => {
    const member = await aHost(api.db, { role: 'member' }, host);
    const asMember = await signInAs(api, member);
    const { meetingTypeId } = await aMeetingType(api.db, [host, member]);
    const record = () =>
      asMember.POST('/booking/back-dated', {
        body: {
          meetingTypeId,
          start: '2030-01-04T22:00:00.000Z',
          hostIds: [member.hostId],
          attendee: { ...attendee('past'), fullname: 'Maya Lindqvist', timezone: 'UTC' },
        },
      });
    expect(await refusedWith(record())).toBe('403 forbidden');
    const teamId = randomUUID();
    const { companyId } = host;
    await api.db.query({
      text: "insert into team (company_id, id, name) values ($1, $2, 'Studio')",
      values: [companyId, teamId],
    });
    await api.db.query({
      text: `insert into team_host (company_id, team_id, host_id, position, is_admin)
             values ($1, $2, $3, 0, true)`,
      values: [companyId, teamId, member.hostId],
    });
    await api.db.query({
      text: 'update meeting_type set team_id = $2, owner_host_id = null where id = $1',
      values: [meetingTypeId, teamId],
    });
    expect((await record()).data?.bookingType).toBe('confirmed');
  });
});

describeApi('7.5 seats of a group', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const withGuests = (count: number) =>
    Array.from({ length: count }, (_, guest) => `guest${guest}@visitor.test`);
  const offer = async (totalSpots: number) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots });
    const text = `update meeting_type set settings =
      jsonb_set(settings, '{meetingOptions,allowAddingGuests}', 'true') where id = $1`;
    await api.db.query({ text, values: [meetingTypeId] });
    return { meetingTypeId, start: at('10:00') };
  };

  test('are taken by guests too: seven guests do not fit a group of six', async () => {
    const wish = await offer(6);
    const bring = (name: string, guests: number) =>
      book(api.client, {
        ...wish,
        attendee: {
          email: `${name}@visitor.test`,
          bringalongEmails: withGuests(guests).map((guest) => `${name}-${guest}`),
        },
      });
    expect(await refusedWith(bring('crowd', 7))).toBe('409 not-enough-seats');
    await bring('first', 2);
    expect(await refusedWith(bring('second', 3))).toBe('409 not-enough-seats');
    await bring('second', 2);
    expect(await refusedWith(bring('third', 0))).toBe('409 slot-no-longer-available');
  });

  test('show how many are left, guests counted', async () => {
    const wish = await offer(6);
    await book(api.client, {
      ...wish,
      attendee: { email: 'first@visitor.test', bringalongEmails: withGuests(2) },
    });
    const { data } = await api.client.GET('/booking-availability', {
      params: { query: { meetingTypeId: wish.meetingTypeId, ...day, timezone: 'UTC' } },
    });
    const spots = data?.dates.flatMap((date) => date.spots) ?? [];
    expect(spots.find(({ startTime }) => startTime === wish.start)?.appointment).toMatchObject({
      totalSpots: 6,
      takenSpots: 3,
    });
  });

  test('are not taken twice by one person, however the address is written', async () => {
    const wish = await offer(6);
    const bookAs = (email: string) => book(api.client, { ...wish, attendee: { email } });
    const first = await bookAs('maya@visitor.test');
    expect(await refusedWith(bookAs('Maya@Visitor.test'))).toBe('409 already-attending');
    await api.client.POST('/booking/confirm/cancel/{appointmentId}/{secret}', {
      params: { path: { appointmentId: first.appointmentId, secret: first.secret } },
      body: {},
    });
    await bookAs('maya@visitor.test');
  });
});
