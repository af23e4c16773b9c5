import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { erasePerson } from '#server/time/forget-me/erase-statement.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { proposalApi } from '#shared/api/proposal.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { byCard, describePaying } from '#tests/support/api-payments.ts';
import { propose, tokenOf } from '#tests/support/api-proposals.ts';
import { at, day, halfHours } from '#tests/support/api-slots.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { insertRooms } from '#tests/support/insert-rooms.ts';
import { signInAs } from '#tests/support/logins.ts';

type WeekQuery = Partial<z.input<typeof proposalApi.getProposalWeek.query>>;
type ListQuery = z.input<typeof proposalApi.listProposals.query>;

const GONE = '409 slot-no-longer-available';

describePaying('10. proposals', (api, { host, order, pay, giveUp }) => {
  const offer = (wish: MeetingTypeWish = {}, others: readonly AHost[] = []) =>
    aMeetingType(api.db, [host(), ...others], wish);
  const asHost = () => signInAs(api, host());
  const freeTimes = async (meetingTypeId: string, proposal?: string) => {
    const starts = await startsOf(api.client, {
      ...{ meetingTypeId, ...day },
      ...(proposal !== undefined && { proposal }),
    });
    return starts.map((start) => start.slice(11, 16));
  };
  const without = (...taken: string[]) => halfHours(9, 17).filter((time) => !taken.includes(time));

  describe('of a group', () => {
    const seats = async (meetingTypeId: string, proposal?: string) => {
      const { data } = await api.client.GET('/booking-availability', {
        params: {
          query: { meetingTypeId, ...day, timezone: 'UTC', ...(proposal && { proposal }) },
        },
      });
      const spots = data?.dates.flatMap((date) => date.spots) ?? [];
      return spots.find(({ startTime }) => startTime === at('10:00'))?.appointment?.takenSpots;
    };
    const seat = (meetingTypeId: string, name: string, proposal?: string) =>
      book(api.client, {
        ...{ meetingTypeId, start: at('10:00'), attendee: { email: `${name}@visitor.test` } },
        ...(proposal && { proposal }),
      });

    test('10. that has begun hold a seat: it is counted, and theirs', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 2 });
      const first = await seat(meetingTypeId, 'first');
      const proposal = await propose(await asHost(), { meetingTypeId, times: [at('10:00')] });
      expect(await freeTimes(meetingTypeId)).not.toContain('10:00');
      expect(await refusedWith(seat(meetingTypeId, 'second'))).toBe(GONE);
      expect(await seats(meetingTypeId, tokenOf(proposal))).toBe(1);
      const picked = await seat(meetingTypeId, 'maya', tokenOf(proposal));
      expect(picked.appointmentId).toBe(first.appointmentId);
    });

    test('10. that has not begun hold its time; with the pick it is open to others', async () => {
      const { meetingTypeId } = await offer({ totalSpots: 3 });
      const times = [at('10:00'), at('11:00')];
      const proposal = await propose(await asHost(), { meetingTypeId, times });
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00', '11:00'));
      await seat(meetingTypeId, 'maya', tokenOf(proposal));
      expect(await freeTimes(meetingTypeId)).toEqual(halfHours(9, 17));
      expect(await seats(meetingTypeId)).toBe(1);
      await seat(meetingTypeId, 'second');
    });
  });

  describe('of several hosts', () => {
    test('10. together hold the time of all of them, and free it', async () => {
      const colleague = await aHost(api.db, { role: 'member' }, host());
      const { meetingTypeId } = await offer({}, [colleague]);
      const alone = await aMeetingType(api.db, colleague);
      const times = [at('10:00'), at('11:00')];
      const proposal = await propose(await asHost(), { meetingTypeId, times });
      expect(proposal.times[0]?.hosts.map(({ id }) => id)).toEqual([
        host().hostId,
        colleague.hostId,
      ]);
      expect(await freeTimes(alone.meetingTypeId)).toEqual(without('10:00', '11:00'));
      await book(api.client, {
        ...{ meetingTypeId, start: at('10:00'), proposal: tokenOf(proposal) },
      });
      expect(await freeTimes(alone.meetingTypeId)).toEqual(without('10:00'));
    });

    test('10. by turns hold who proposes, or whose turn it is; who is held is who comes', async () => {
      const colleague = await aHost(api.db, { role: 'member' }, host());
      const { meetingTypeId } = await offer({ calculationMethod: 'anyone' }, [colleague]);
      const times = [at('10:00'), at('20:00')];
      const own = await propose(await asHost(), { meetingTypeId, times });
      expect(own.times.map(({ hosts }) => hosts.map(({ id }) => id))).toEqual([
        [host().hostId],
        [host().hostId],
      ]);
      // The colleague is free still, and is given to others.
      const other = await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00'));
      const picked = await book(api.client, {
        ...{ meetingTypeId, start: at('10:00'), proposal: tokenOf(own) },
      });
      const hostsOf = async (appointmentId: string) => {
        const [row] = await api.db.query<{ ids: string[] }>({
          text: 'select host_ids::text[] as ids from appointment where id = $1',
          values: [appointmentId],
        });
        return row?.ids;
      };
      expect(await hostsOf(other.appointmentId)).toEqual([colleague.hostId]);
      expect(await hostsOf(picked.appointmentId)).toEqual([host().hostId]);
    });

    test('10. are proposed by those who serve, for themselves, and by who runs the company', async () => {
      const member = await aHost(api.db, { role: 'member' }, host());
      const bystander = await aHost(api.db, { role: 'member' }, host());
      const { meetingTypeId } = await offer({ calculationMethod: 'anyone' }, [member]);
      const wish = { meetingTypeId, times: [at('10:00')] };
      const asMember = await signInAs(api, member);
      const forOther = { ...wish, hostIds: [host().hostId] };
      expect(await refusedWith(propose(asMember, forOther))).toBe('403 forbidden');
      expect(await refusedWith(propose(await signInAs(api, bystander), wish))).toBe(
        '403 forbidden',
      );
      const stranger = await signInAs(api, await aHost(api.db));
      expect(await refusedWith(propose(stranger, wish))).toBe('404 meeting-type-not-available');
      await propose(asMember, wish);
      await propose(await asHost(), { ...wish, hostIds: [host().hostId] });
    });
  });

  describe('of a room', () => {
    test('10. hold the first that is free with each time, and free it', async () => {
      const offered = await offer({ channel: 'resource' });
      const { meetingTypeId, companyId } = offered;
      const rooms = ['Garden room', 'Workshop'].map((name, position) => ({
        ...{ companyId, meetingTypeId, id: randomUUID(), name, groupName: 'Rooms', position },
        ...{ channel: 'resource' as const, subChannel: '' },
      }));
      await insertRooms(api.db, rooms);
      const taken = async () => {
        const rows = await api.db.query({
          text: 'select 1 from reservation where company_id = $1 and resource_id is not null',
          values: [companyId],
        });
        return rows.length;
      };
      const times = [at('10:00'), at('11:00')];
      const proposal = await propose(await asHost(), { meetingTypeId, times });
      expect(proposal.times.map(({ resource }) => resource)).toEqual([
        'Garden room',
        'Garden room',
      ]);
      expect(await taken()).toBe(2);
      await book(api.client, {
        ...{ meetingTypeId, start: at('10:00'), proposal: tokenOf(proposal) },
        resourceChannelIds: rooms.map(({ id }) => id),
      });
      expect(await taken()).toBe(1);
    });
  });

  describe('towards limits', () => {
    test('10. count each for others, and not against each other', async () => {
      const { meetingTypeId } = await offer({ limits: { day: { count: 2 } } });
      const client = await asHost();
      const proposal = await propose(client, {
        ...{ meetingTypeId, times: [at('10:00'), at('11:00'), at('12:00')] },
      });
      expect(await freeTimes(meetingTypeId)).toEqual([]);
      expect(await freeTimes(meetingTypeId, tokenOf(proposal))).toEqual(halfHours(9, 17));
      const more = propose(client, { meetingTypeId, times: [at('15:00')] });
      expect(await refusedWith(more)).toBe('409 proposed-times-gone');
      await book(api.client, { meetingTypeId, start: at('10:00'), proposal: tokenOf(proposal) });
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00'));
    });
  });

  describe('of a paid meeting', () => {
    const aPaid = async () => {
      const client = await asHost();
      const { meetingTypeId } = await offer({ settings: { payment: byCard } });
      const times = [at('10:00'), at('20:00')];
      const proposal = await propose(client, { meetingTypeId, times });
      const request = (start: string) => ({ meetingTypeId, start, proposal: tokenOf(proposal) });
      const params = { path: { proposalId: proposal.id } };
      const state = async () =>
        (await client.GET('/proposal/{proposalId}', { params })).data?.state;
      return { meetingTypeId, request, state };
    };

    test('10. are held for whoever pays, and taken once they have', async () => {
      const { meetingTypeId, request, state } = await aPaid();
      const ordered = await order(request(at('20:00')));
      expect(await state()).toBe('open');
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00'));
      await pay(ordered);
      expect(await state()).toBe('taken');
      expect(await freeTimes(meetingTypeId)).toEqual(halfHours(9, 17));
    });

    test('19.7 are paid by one: the second is told before they pay', async () => {
      const { request, state } = await aPaid();
      const [one, other] = [request(at('10:00')), request(at('20:00'))];
      const first = await order(one);
      const token = one.proposal;
      const look = async () =>
        (await api.client.GET('/proposal/offer/{token}', { params: { path: { token } } })).data;
      expect(await look()).toMatchObject({ state: 'open', beingPaidUntil: first.expiresAt });
      for (const wish of [one, other]) {
        expect(await refusedWith(order(wish))).toBe('409 proposal-being-paid');
      }
      await giveUp(first);
      expect(await look()).toMatchObject({ state: 'open', beingPaidUntil: null });

      await order(other);
      api.clock.advance({ minutes: 60 });
      await api.runDueJobs();
      expect(await look()).toMatchObject({ state: 'open', beingPaidUntil: null });
      await pay(await order(one));
      expect(await state()).toBe('taken');
      expect(await refusedWith(order(other))).toBe('409 proposal-taken');
    });

    test('19.7 are not held where nobody could pay, and the list says so', async () => {
      const { meetingTypeId } = await offer({
        settings: { payment: { ...byCard, provider: 'paypal' } },
      });
      const client = await asHost();
      const held = propose(client, { meetingTypeId, times: [at('10:00')] });
      expect(await refusedWith(held)).toBe('409 payment-not-available');
      const { data } = await client.GET('/meeting-type', { params: { query: {} } });
      const listed = data?.meetingTypes.find(({ id }) => id === meetingTypeId);
      expect(listed?.lacksPayment).toBe(true);
    });

    test('10. are the proposal’s again where nobody pays', async () => {
      const { meetingTypeId, request, state } = await aPaid();
      await giveUp(await order(request(at('10:00'))));
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00'));
      await pay(await order(request(at('10:00'))));
      expect(await state()).toBe('taken');
    });

    test('10. are booked although the hold has ended while they were paid', async () => {
      const { meetingTypeId, request } = await aPaid();
      api.clock.set(at('09:55'));
      const ordered = await order(request(at('20:00')));
      api.clock.set(at('10:05'));
      await api.runDueJobs();
      await pay(ordered);
      expect(await freeTimes(meetingTypeId)).toEqual(halfHours(9, 17).slice(3));
    });
  });

  describe('that are in a host’s way', () => {
    const attendee = { fullname: 'Olga', email: 'olga@visitor.test', timezone: 'UTC' };
    const aHeld = async () => {
      const { meetingTypeId } = await offer();
      const client = await asHost();
      const times = [at('10:00'), at('11:00')];
      const proposal = await propose(client, { meetingTypeId, times });
      const get = async () => {
        const params = { path: { proposalId: proposal.id } };
        return (await client.GET('/proposal/{proposalId}', { params })).data;
      };
      return { client, meetingTypeId, proposal, get };
    };

    test('10. say for whom, and give way to a booking where the host takes them', async () => {
      const { client, meetingTypeId, proposal, get } = await aHeld();
      const body = { meetingTypeId, start: at('10:00'), attendee };
      const refused = await client.POST('/booking/for-client', { body }).then(
        () => undefined,
        (error: { body?: object }) => error.body,
      );
      expect(refused).toMatchObject({
        error: 'held-for-somebody',
        fields: [{ path: 'start', code: 'held', message: 'Maya Lindqvist' }],
      });
      await client.POST('/booking/for-client', { body: { ...body, takeHeld: true } });
      expect(await get()).toMatchObject({
        state: 'open',
        times: [{ isFreed: true }, { isFreed: false }],
      });
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00', '11:00'));
      const gone = { meetingTypeId, start: at('10:00'), proposal: tokenOf(proposal) };
      expect(await refusedWith(book(api.client, gone))).toBe(GONE);
      await book(api.client, { ...gone, start: at('11:00') });
    });

    test('10. and to an appointment that is moved there; the last one ends it', async () => {
      const { client, meetingTypeId, get } = await aHeld();
      const move = async (start: string, to: string, takeHeld: boolean) => {
        const email = `${randomUUID()}@visitor.test`;
        const { appointmentId } = await book(api.client, {
          meetingTypeId,
          start,
          attendee: { email },
        });
        return client.POST('/booking/reschedule/{appointmentId}', {
          params: { path: { appointmentId } },
          body: { start: to, takeHeld },
        });
      };
      expect(await refusedWith(move(at('14:00'), at('10:00'), false))).toBe(
        '409 held-for-somebody',
      );
      await move(at('15:00'), at('10:00'), true);
      await move(at('16:00'), at('11:00'), true);
      expect((await get())?.state).toBe('withdrawn');
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00', '11:00', '14:00'));
    });

    test('10. stay a colleague’s whose time it is not', async () => {
      const colleague = await aHost(api.db, { role: 'member' }, host());
      const { meetingTypeId } = await offer({ calculationMethod: 'anyone' }, [colleague]);
      await propose(await asHost(), { meetingTypeId, times: [at('10:00')] });
      const hostIds = [host().hostId, colleague.hostId];
      const asColleague = await signInAs(api, colleague);
      const body = { meetingTypeId, start: at('10:00'), attendee, takeHeld: true, hostIds };
      await asColleague.POST('/booking/for-client', { body });
      const again = { ...body, attendee: { ...attendee, email: 'nora@visitor.test' } };
      expect(await refusedWith(asColleague.POST('/booking/for-client', { body: again }))).toBe(
        GONE,
      );
    });

    test('10. are booked for the recipient who has answered by mail', async () => {
      const { client, meetingTypeId, proposal, get } = await aHeld();
      const body = { meetingTypeId, start: at('10:00'), attendee, proposal: tokenOf(proposal) };
      await client.POST('/booking/for-client', { body });
      expect((await get())?.state).toBe('taken');
      expect(await freeTimes(meetingTypeId)).toEqual(without('10:00'));
    });
  });

  describe('in the office', () => {
    test('10. are listed by what became of them, one’s own or all', async () => {
      const member = await aHost(api.db, { role: 'member' }, host());
      const { meetingTypeId } = await offer({}, [member]);
      const [client, asMember] = [await asHost(), await signInAs(api, member)];
      const make = async (from: ApiOf, name: string, time: string) => {
        api.clock.advance({ minutes: 1 });
        const times = [at(time)];
        return propose(from, { meetingTypeId, times, recipient: { name } });
      };
      type ApiOf = typeof client;
      const first = await make(client, 'Olga', '10:00');
      await make(asMember, 'Nora', '11:00');
      await make(client, 'Maya', '12:00');
      await client.POST('/proposal/{proposalId}/withdraw', {
        params: { path: { proposalId: first.id } },
      });
      const list = async (from: ApiOf, query: ListQuery) => {
        const { data } = await from.GET('/proposal', { params: { query } });
        return data;
      };
      const names = async (...asked: Parameters<typeof list>) =>
        (await list(...asked))?.proposals.map(({ recipient }) => recipient.name);
      expect(await names(client, {})).toEqual(['Maya', 'Olga']);
      expect(await names(client, { state: 'withdrawn' })).toEqual(['Olga']);
      expect(await names(client, { view: 'all' })).toEqual(['Maya', 'Nora', 'Olga']);
      expect(await names(client, { view: 'all', search: 'nor' })).toEqual(['Nora']);
      // Their time is held by all of these.
      expect(await names(asMember, { view: 'all' })).toEqual(['Maya', 'Nora', 'Olga']);
      expect(await names(asMember, {})).toEqual(['Nora']);
      const page = await list(client, { view: 'all', pageSize: 2 });
      const rest = await list(client, { view: 'all', pageSize: 2, cursor: page?.next ?? '' });
      expect(rest?.proposals.map(({ recipient }) => recipient.name)).toEqual(['Olga']);
      expect(rest?.next).toBeNull();
      const back = await list(client, { view: 'all', pageSize: 2, cursor: rest?.previous ?? '' });
      expect(back?.proposals).toEqual(page?.proposals);
      const params = { path: { proposalId: first.id } };
      const bystander = await signInAs(api, await aHost(api.db, { role: 'member' }, host()));
      expect(await refusedWith(bystander.GET('/proposal/{proposalId}', { params }))).toBe(
        '403 forbidden',
      );
      const stranger = await signInAs(api, await aHost(api.db));
      expect(await refusedWith(stranger.GET('/proposal/{proposalId}', { params }))).toBe(
        '404 not-found',
      );
    });

    test('10. remind their recipient once a day, in their language and zone', async () => {
      const { meetingTypeId } = await offer({ name: 'Kennenlernen' });
      const client = await asHost();
      const recipient = { language: 'de', timezone: 'America/New_York' } as const;
      const wish = { meetingTypeId, times: [at('14:00', '2030-01-09')], recipient };
      const proposal = await propose(client, wish);
      const params = { path: { proposalId: proposal.id } };
      const remind = () => client.POST('/proposal/{proposalId}/remind', { params });
      expect((await remind()).data?.remindedAt).not.toBeNull();
      expect(await refusedWith(remind())).toBe('409 reminded-already');
      await api.runJobs();
      const { subject, text } = api.mailbox.only('maya@visitor.test');
      expect(subject).toContain('Kennenlernen');
      expect(text).toContain('Mittwoch, 9. Januar, 09:00 – 09:30 Uhr');
      expect(text).toContain('14:00 – 14:30 Uhr');
      expect(text).toContain(proposal.url);
      expect(text).toContain(proposal.otherUrl);
      api.clock.advance({ days: 1 });
      await remind();
    });

    test('10. know a recipient from earlier bookings with the caller, or proposals of theirs', async () => {
      const { meetingTypeId } = await offer();
      const client = await asHost();
      const find = async (email: string, from = client) =>
        (await from.GET('/proposal/recipient', { params: { query: { email } } })).data?.known;
      await book(api.client, { meetingTypeId, start: at('10:00') });
      expect(await find('MAYA@visitor.test')).toEqual({
        ...{ name: 'Maya Lindqvist', timezone: 'Europe/Stockholm', language: 'en' },
      });
      const recipient = { name: 'Olga', email: 'olga@visitor.test' };
      await propose(client, { meetingTypeId, times: [at('11:00')], recipient });
      expect(await find('olga@visitor.test')).toMatchObject({ timezone: 'America/New_York' });
      expect(await find('nobody@visitor.test')).toBeNull();
      const bystander = await aHost(api.db, { role: 'member' }, host());
      expect(await find('maya@visitor.test', await signInAs(api, bystander))).toBeNull();
    });

    test('10. are picked from a week of one’s own time, in two statements', async () => {
      const { meetingTypeId } = await offer({ bufferBeforeMinutes: 10, bufferAfterMinutes: 5 });
      const client = await asHost();
      await book(api.client, { meetingTypeId, start: at('10:00') });
      const proposal = await propose(client, { meetingTypeId, times: [at('14:00')] });
      const { data } = await client.GET('/proposal/week', {
        params: { query: { meetingTypeId, from: at('00:00'), to: at('00:00', '2030-01-08') } },
      });
      expect(data).toMatchObject({
        ...{ timezone: 'UTC', durationMinutes: 30, isUnreadable: false },
        ...{ bufferBeforeMinutes: 10, bufferAfterMinutes: 5, held: { count: 1, most: 30 } },
        hours: [{ start: at('09:00'), end: at('17:00') }],
        busy: [
          { kind: 'buffer', start: at('09:50'), end: at('10:00') },
          { kind: 'appointment', start: at('10:00'), end: at('10:30'), label: 'Maya Lindqvist' },
          { kind: 'buffer', start: at('10:30'), end: at('10:35') },
          { kind: 'hold', start: at('13:50'), end: at('14:35'), proposalId: proposal.id },
        ],
        blocked: [
          { start: at('09:45'), end: at('10:45') },
          { start: at('13:45'), end: at('14:45') },
        ],
      });
      expect(data?.starts.slice(0, 3)).toEqual([at('09:00'), at('11:00'), at('11:30')]);
    });

    test('10. say between what is chosen: where, with whom, in which room', async () => {
      const member = await aHost(api.db, { role: 'member' }, host());
      const { meetingTypeId, companyId } = await offer(
        {
          ...{ calculationMethod: 'anyone', channel: 'zoom' },
          settings: {
            meetingLink: 'https://meet.example.com/a',
            meetingOptions: {
              ...{ allowSelectChannel: true, allowedChannels: ['phone', 'resource'] },
              ...{ allowHostSelection: false, forceHostSelection: false, allowAddingGuests: false },
            },
          },
        },
        [member],
      );
      const room = { companyId, meetingTypeId, id: randomUUID(), name: 'Garden room' };
      await insertRooms(api.db, [
        { ...room, groupName: 'Rooms', position: 0, channel: 'resource', subChannel: '' },
      ]);
      const query = { meetingTypeId, from: at('00:00'), to: at('00:00', '2030-01-08') };
      const choicesOf = async (client: ApiClient, wish: WeekQuery = {}) => {
        const { data } = await client.GET('/proposal/week', {
          params: { query: { ...query, ...wish } },
        });
        const { channels, isTogether, hosts, resources } = data ?? {};
        return { channels, isTogether, hosts: hosts?.map(({ id }) => id), resources };
      };
      const forOwner = {
        ...{ channels: ['zoom', 'phone', 'resource'], isTogether: false },
        ...{ hosts: [host().hostId, member.hostId], resources: [{ id: room.id, name: room.name }] },
      };
      const client = await asHost();
      expect(await choicesOf(client)).toEqual(forOwner);
      expect(await choicesOf(client, { channel: 'phone' })).toEqual(forOwner);
      const asMember = await signInAs(api, member);
      expect(await choicesOf(asMember)).toEqual({ ...forOwner, hosts: [member.hostId] });
    });

    test('10. forget their recipient with all else that is known of them', async () => {
      const { meetingTypeId } = await offer();
      const client = await asHost();
      const recipient = { name: 'Greta Vergessen', email: 'greta@visitor.test' };
      const { id } = await propose(client, { meetingTypeId, times: [at('10:00')], recipient });
      await api.db.transaction((tx) => erasePerson(tx, 'greta@visitor.test'));
      const params = { path: { proposalId: id } };
      expect((await client.GET('/proposal/{proposalId}', { params })).data).toMatchObject({
        ...{ state: 'open', recipient: { name: '', email: null } },
      });
    });
  });
});
