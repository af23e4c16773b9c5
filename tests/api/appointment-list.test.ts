import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { teamHost, team as teamTable } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { AppointmentsQuery } from '#shared/api/hosted-appointment.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

type Asked = Omit<AppointmentsQuery, 'words'>;

describeApi.both('9. the list of appointments', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
  });
  const list = async (query: Asked = {}, client = asHost) => {
    const { data } = await client.GET('/appointments', { params: { query } });
    if (!data) throw new Error('The list was answered without a body.');
    return data;
  };
  /** The clock times of a page. */
  const timesOf = async (query: Asked = {}, client = asHost) =>
    (await list(query, client)).appointments.map(({ start }) => start.slice(11, 16));
  const bookAt = async (of: AHost, time: string, name = 'Maya Lindqvist', email?: string) => {
    const { meetingTypeId } = await aMeetingType(api.db, of);
    const attendee = { fullname: name, email: email ?? `${name.split(' ')[0]}@visitor.test` };
    return {
      meetingTypeId,
      ...(await book(api.client, { meetingTypeId, start: at(time), attendee })),
    };
  };
  const cancel = (appointmentId: string) =>
    asHost.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId } },
      body: {},
    });

  test('shows what comes, what waits, what has been and what is cancelled, each in its tab', async () => {
    await bookAt(host, '11:00');
    await bookAt(host, '09:00');
    await cancel((await bookAt(host, '10:00')).appointmentId);
    const { meetingTypeId } = await aMeetingType(api.db, host, {
      settings: { hostConfirmation: true },
    });
    await book(api.client, { meetingTypeId, start: at('14:00') });
    expect(await timesOf()).toEqual(['09:00', '11:00']);
    expect(await timesOf({ tab: 'waiting' })).toEqual(['14:00']);
    expect(await timesOf({ tab: 'cancelled' })).toEqual(['10:00']);
    expect(await timesOf({ tab: 'past' })).toEqual([]);
    const [waiting] = (await list({ tab: 'waiting' })).appointments;
    expect(waiting).toMatchObject({ state: 'awaits-host', heldUntil: at('14:00') });
    // What goes on now is not over.
    api.clock.set(at('09:10'));
    expect(await timesOf()).toEqual(['09:00', '11:00']);
    api.clock.set(at('11:30'));
    expect(await timesOf()).toEqual([]);
    expect(await timesOf({ tab: 'past' })).toEqual(['11:00', '09:00']);
  });

  test('says who comes, to whom and where', async () => {
    const { appointmentId, meetingTypeId } = await bookAt(host, '09:00');
    expect((await list()).appointments).toEqual([
      {
        ...{ id: appointmentId, meetingTypeId, start: at('09:00'), end: at('09:30') },
        ...{ state: 'booked', heldUntil: null, name: 'Talk', seats: null },
        ...{ channel: 'connect', customChannelName: null, location: null },
        hosts: [{ id: host.hostId, firstname: 'Hana', lastname: host.hostSlug, picture: null }],
        attendees: [
          {
            id: expect.any(String),
            name: 'Maya Lindqvist',
            email: 'Maya@visitor.test',
            noShow: false,
          },
        ],
        attendeeCount: 1,
        waiting: [],
      },
    ]);
  });

  test('says who of a group waits for its host, also beyond those whom it shows', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host, {
      totalSpots: 6,
      settings: { hostConfirmation: true },
    });
    const people = ['Ada', 'Bo', 'Cy', 'Di', 'Eva'].map((name) => `${name} Ohm`);
    for (const fullname of people) {
      const attendee = { fullname, email: `${fullname.split(' ')[0]}@visitor.test` };
      await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
    }
    const [before] = (await list({ tab: 'waiting' })).appointments;
    expect(before).toMatchObject({ state: 'awaits-host', attendeeCount: 5 });
    expect(before?.waiting.map(({ name }) => name)).toEqual(people);
    const [first, second, third, ...others] = before?.waiting ?? [];
    for (const seat of [first, second, third]) {
      const path = { appointmentId: before?.id ?? '', attendeeId: seat?.id ?? '' };
      await asHost.POST('/appointments/{appointmentId}/attendees/{attendeeId}/confirm', {
        params: { path },
      });
    }
    const [after] = (await list({ tab: 'waiting' })).appointments;
    expect(after).toMatchObject({ state: 'awaits-host', waiting: others });
  });

  test('shows three of a group, and how many come', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 9 });
    for (const name of ['Ann', 'Bo', 'Cy', 'Di']) {
      const attendee = { fullname: name, email: `${name}@visitor.test` };
      await book(api.client, { meetingTypeId, start: at('09:00'), attendee });
    }
    const [group] = (await list()).appointments;
    expect(group?.attendees.map(({ name }) => name)).toEqual(['Ann', 'Bo', 'Cy']);
    expect(group).toMatchObject({ attendeeCount: 4, seats: { taken: 4, total: 9 } });
  });

  test('says with whom each meeting type can be booked: nobody where it is not offered', async () => {
    const colleague = await aHost(api.db, { role: 'member' }, host);
    const gone = await aHost(api.db, { role: 'member' }, host);
    await aMeetingType(api.db, [host, colleague, gone], { name: 'Both' });
    await aMeetingType(api.db, host, { name: 'Draft', enabled: false });
    await api.db.query({
      text: 'update host set left_at = now() where id = $1',
      values: [gone.hostId],
    });
    const { data } = await asHost.GET('/appointments/filters');
    expect(data?.meetingTypes.map(({ name, hostIds }) => [name, hostIds])).toEqual([
      ['Both', [host.hostId, colleague.hostId]],
      ['Draft', []],
    ]);
  });

  describe('finds', () => {
    test.each([
      ['lindq', ['09:00']],
      ['LINDQVIST maya', ['09:00']],
      ['noor@', ['10:00']],
      ['o', ['10:00', '11:00']],
      ['maya noor', []],
      ['100%', []],
      ['_', []],
    ])('people by a part of their name or address: %s', async (search, times) => {
      await bookAt(host, '09:00', 'Maya Lindqvist', 'maya@vist.test');
      await bookAt(host, '10:00', 'Noor Haddad', 'noor@vist.test');
      await bookAt(host, '11:00', 'Kofi Mensah', 'kofi@vist.test');
      expect(await timesOf({ search })).toEqual(times);
    });

    test('by host, team, meeting type, channel and day, all of them together', async () => {
      const other = await aHost(api.db, { role: 'member' }, host);
      const own = await bookAt(host, '09:00');
      await bookAt(other, '10:00');
      const { meetingTypeId } = await aMeetingType(api.db, other, { channel: 'local' });
      await book(api.client, { meetingTypeId, start: at('11:00', '2030-01-08') });
      expect(await timesOf({ hostId: other.hostId })).toEqual(['10:00', '11:00']);
      expect(await timesOf({ meetingTypeId: own.meetingTypeId })).toEqual(['09:00']);
      expect(await timesOf({ channel: 'local' })).toEqual(['11:00']);
      expect(await timesOf({ until: at('00:00', '2030-01-08') })).toEqual(['09:00', '10:00']);
      expect(await timesOf({ from: at('10:00') })).toEqual(['10:00', '11:00']);
      expect(await timesOf({ hostId: other.hostId, channel: 'local', search: 'maya' })).toEqual([
        '11:00',
      ]);
      expect(await timesOf({ teamId: randomUUID() })).toEqual([]);
    });
  });

  test('shows a member their own, an admin of a team also the team’s, nobody another company’s', async () => {
    const member = await aHost(api.db, { role: 'member' }, host);
    const teamAdmin = await aHost(api.db, { role: 'member' }, host);
    const { companyId } = host;
    const teamId = randomUUID();
    await api.db.orm.insert(teamTable).values({ companyId, id: teamId, name: 'Studio' });
    const ofTeam = { companyId, teamId, hostId: teamAdmin.hostId, position: 0, isAdmin: true };
    await api.db.orm.insert(teamHost).values(ofTeam);
    await bookAt(host, '09:00');
    await bookAt(member, '10:00');
    await bookAt(teamAdmin, '11:00');
    const { meetingTypeId } = await aMeetingType(api.db, host, { teamId, ownerHostId: null });
    await book(api.client, { meetingTypeId, start: at('12:00') });
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await timesOf()).toEqual(['09:00', '10:00', '11:00', '12:00']);
    expect(await timesOf({}, await signInAs(api, member))).toEqual(['10:00']);
    expect(await timesOf({}, await signInAs(api, teamAdmin))).toEqual(['11:00', '12:00']);
    expect(await timesOf({}, stranger)).toEqual([]);
    expect(await timesOf({ teamId })).toEqual(['12:00']);
    expect(await timesOf({ hostId: host.hostId }, await api.signIn(member.email))).toEqual([]);
    expect(await refusedWith(api.client.GET('/appointments'))).toBe('401 unauthorized');
  });

  describe('in pages', () => {
    const all = Array.from(
      { length: 9 },
      (_, index) =>
        `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    );
    beforeEach(async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      for (const time of all) await book(api.client, { meetingTypeId, start: at(time) });
    });
    const walk = async (query: Asked) => {
      const pages: string[][] = [];
      for (let cursor: string | undefined, turn = 0; turn < 20; turn += 1) {
        const { appointments, next, previous } = await list({
          ...query,
          ...(cursor && { cursor }),
        });
        expect(previous === null).toBe(turn === 0);
        pages.push(appointments.map(({ start }) => start.slice(11, 16)));
        if (next === null) break;
        cursor = next;
      }
      return pages;
    };

    test.each([1, 2, 4, 9, 10])('of %i each shows each once, in order', async (pageSize) => {
      const pages = await walk({ pageSize });
      expect(pages.flat()).toEqual(all);
      expect(pages).toHaveLength(Math.ceil(all.length / pageSize));
    });

    test('goes back the way it came, also where what has been comes backwards', async () => {
      for (const tab of ['upcoming', 'past'] as const) {
        if (tab === 'past') api.clock.set(at('20:00'));
        const first = await list({ tab, pageSize: 4 });
        const second = await list({ tab, pageSize: 4, cursor: first.next ?? '' });
        const back = await list({ tab, pageSize: 4, cursor: second.previous ?? '' });
        expect(back).toEqual(first);
      }
    });

    test('does not jump while rows come before it', async () => {
      const first = await list({ pageSize: 4 });
      await bookAt(await aHost(api.db, {}, host), '09:00', 'New Comer');
      const second = await list({ pageSize: 4, cursor: first.next ?? '' });
      expect(second.appointments.map(({ start }) => start.slice(11, 16))).toEqual(all.slice(4, 8));
    });

    test('refuses what is no cursor', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ maxLength: 40 }), async (cursor) => {
          expect(await refusedWith(list({ cursor }))).toBe('400 validation-failed');
        }),
        { numRuns: 20 },
      );
    });
  });
});
