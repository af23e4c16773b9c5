import { beforeEach, describe, expect, test } from 'vitest';
import { connectRoom } from '#server/platform/db/schema/schema.ts';
import { roomKey, roomPersonId } from '#server/platform/kernel/secret.ts';
import { readTicket } from '#server/public/connect-door/ticket.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { SECRET } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';
import { aPhonePhoto } from '#tests/support/sample-pictures.ts';

const GUEST = 'Guest@visitor.test';
const meetingOptions = { ...plainSettings.meetingOptions, allowAddingGuests: true };

describeApi('22. the door of a room', (api) => {
  let host: AHost;
  beforeEach(async () => {
    host = await aHost(api.db);
  });
  const aRoom = async (
    wish: MeetingTypeWish = {},
    { attendee = {}, start = at('10:00') }: { attendee?: object; start?: string } = {},
  ) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, {
      ...wish,
      settings: { meetingOptions, ...wish.settings },
    });
    const bookedBy = (email: string) =>
      book(api.client, { meetingTypeId, start, attendee: { email, ...attendee } });
    const booked = await bookedBy('maya@visitor.test');
    const roomId = booked.appointmentId;
    const [attendeeId = ''] = await changesOn(api).attendeesOf(roomId);
    return { ...booked, roomId, attendeeId, bookedBy, key: roomKey(SECRET, attendeeId) };
  };
  const doorOf = async (roomId: string, key?: string, client: ApiClient = api.client) => {
    const { data } = await client.GET('/connect/{roomId}', {
      params: { path: { roomId }, query: key === undefined ? {} : { key } },
    });
    if (!data) throw new Error('A door was answered without a body.');
    return data;
  };
  const enter = async (roomId: string, key?: string, client: ApiClient = api.client) => {
    const { data } = await client.POST('/connect/{roomId}/enter', {
      params: { path: { roomId } },
      body: { name: 'Whoever I am', ...(key !== undefined && { key }) },
    });
    if (!data) throw new Error('A room was entered without a body.');
    return readTicket(SECRET, data.ticket, api.clock.nowMs());
  };

  describe('opens', () => {
    beforeEach(() => api.clock.set(at('09:50')));

    test('to its attendee by the key of their link, and tells them no address', async () => {
      const { roomId, key } = await aRoom({}, { attendee: { bringalongEmails: [GUEST] } });
      const door = await doorOf(roomId, key);
      expect(door).toMatchObject({
        ...{ roomId, title: 'Talk', state: 'open', waits: true },
        ...{ startIso: at('10:00'), opensIso: at('09:50'), closesIso: at('11:30') },
        you: { role: 'attendee', name: 'Maya Lindqvist', picture: null },
        card: { answers: [], next: null },
      });
      expect(JSON.stringify(door)).not.toContain('@');
      expect(await enter(roomId, key)).toMatchObject({ roomId, role: 'attendee', waits: true });
    });

    test('to a guest by a key of their own, however their address is written', async () => {
      const { roomId, attendeeId, key } = await aRoom(
        {},
        { attendee: { bringalongEmails: [GUEST] } },
      );
      const guestKey = roomKey(SECRET, attendeeId, GUEST.toUpperCase());
      expect(guestKey).not.toBe(key);
      expect((await doorOf(roomId, guestKey)).you).toEqual({
        role: 'guest',
        name: '',
        picture: null,
      });
      const [guest, attendee] = [await enter(roomId, guestKey), await enter(roomId, key)];
      expect(guest).toMatchObject({ name: 'Whoever I am', role: 'guest' });
      expect(guest?.personId).not.toBe(attendee?.personId);
    });

    test('to its host by their session, who never waits, and sees what comes next', async () => {
      const { roomId, bookedBy } = await aRoom({ totalSpots: 3 });
      await bookedBy('otto@visitor.test');
      const { meetingTypeId } = await aMeetingType(api.db, host, { name: 'Review' });
      await book(api.client, { meetingTypeId, start: at('14:00') });
      const asHost = await signInAs(api, host);
      expect(await doorOf(roomId, undefined, asHost)).toMatchObject({
        ...{ waits: false, bookAgainPath: null, you: { role: 'host' } },
        card: { next: { title: 'Review', startIso: at('14:00') } },
      });
      expect(await enter(roomId, undefined, asHost)).toMatchObject({ role: 'host', waits: false });
    });

    test('with the face of a host, which nobody else has', async () => {
      const { roomId, key } = await aRoom();
      const asHost = await signInAs(api, host);
      const photo = new Blob([new Uint8Array(await aPhonePhoto(400, 300))]);
      await asHost.PATCH('/user2/picture', { body: { picture: photo } });
      const face = expect.stringMatching(/^\/api\/file\/[0-9a-f]{64}$/);
      expect((await doorOf(roomId, undefined, asHost)).you).toMatchObject({ picture: face });
      expect(await enter(roomId, undefined, asHost)).toMatchObject({ picture: face });
      expect(await enter(roomId, key)).not.toHaveProperty('picture');
    });

    test('to each of a group as another person, and to one who comes twice as the same', async () => {
      const { roomId, key, bookedBy } = await aRoom({ totalSpots: 3 });
      await bookedBy('otto@visitor.test');
      const [, ottos = ''] = await changesOn(api).attendeesOf(roomId);
      const maya = await enter(roomId, key);
      expect((await enter(roomId, key))?.personId).toBe(maya?.personId);
      expect((await enter(roomId, roomKey(SECRET, ottos)))?.personId).not.toBe(maya?.personId);
    });
  });

  describe('says to who was not let in', () => {
    const refusedBefore = async (times: number, change: { isAdmitted?: boolean } = {}) => {
      const { roomId, attendeeId, key } = await aRoom();
      api.clock.set(at('09:50'));
      const { closesIso } = await doorOf(roomId, key);
      const personId = roomPersonId(SECRET, roomId, `seat ${attendeeId}`);
      await api.db.orm.insert(connectRoom).values({
        companyId: host.companyId,
        appointmentId: roomId,
        admitted: change.isAdmitted ? [personId] : [],
        refused: {
          [personId]: {
            ...{ times, saidMs: api.clock.nowMs() - 20_000 },
            ...({ name: 'Maya', role: 'attendee' } as const),
          },
        },
        closesAt: new Date(closesIso),
      });
      return { roomId, key };
    };

    test.each([
      [1, 40_000],
      [2, 160_000],
      [3, null],
    ])('in how long they may ask again, after %i times', async (times, askAgainMs) => {
      const { roomId, key } = await refusedBefore(times);
      expect(await doorOf(roomId, key)).toMatchObject({ askAgainMs });
      const asHost = await signInAs(api, host);
      expect(await doorOf(roomId, undefined, asHost)).toMatchObject({ askAgainMs: 0 });
    });

    test('nothing of it once they were let in', async () => {
      const { roomId, key } = await refusedBefore(3, { isAdmitted: true });
      expect(await doorOf(roomId, key)).toMatchObject({ askAgainMs: 0 });
    });

    test('nothing of it once the appointment was moved', async () => {
      const { roomId, key } = await refusedBefore(3);
      await api.db.orm.update(connectRoom).set({ closesAt: new Date(at('12:00')) });
      expect(await doorOf(roomId, key)).toMatchObject({ askAgainMs: 0 });
    });
  });

  test('opens, closes and lets in as its meeting type says', async () => {
    const { roomId, key } = await aRoom({
      settings: { connectOpensMinutes: 30, connectClosesMinutes: 0, connectWaits: false },
    });
    api.clock.set(at('09:30'));
    expect(await doorOf(roomId, key)).toMatchObject({
      ...{ state: 'open', opensIso: at('09:30'), closesIso: at('10:30'), waits: false },
    });
    expect(await enter(roomId, key)).toMatchObject({ waits: false });
    api.clock.set(at('10:30'));
    expect((await doorOf(roomId, key)).state).toBe('over');
  });

  describe('stays closed', () => {
    const closed = async (roomId: string, key?: string, client?: ApiClient) =>
      expect(await refusedWith(doorOf(roomId, key, client))).toBe('404 appointment-not-found');

    test('to a stranger with the id, another appointment’s attendee, and a host of another company', async () => {
      const { roomId, secret } = await aRoom();
      const [other, stranger] = [await aRoom({}, { start: at('12:00') }), await aHost(api.db)];
      await closed(roomId);
      await closed(roomId, other.key);
      await closed(roomId, undefined, await signInAs(api, stranger));
      // What cancels an appointment is no key, and no key cancels it.
      await closed(roomId, secret.slice(0, 22));
    });

    test('to a guest who was not brought along, and to a seat that is given up', async () => {
      const { roomId, attendeeId, key, bookedBy, ...booked } = await aRoom({ totalSpots: 3 });
      await closed(roomId, roomKey(SECRET, attendeeId, GUEST));
      await bookedBy('otto@visitor.test');
      await changesOn(api).cancel(booked);
      await closed(roomId, key);
    });

    test('where the appointment is met elsewhere, or is not confirmed yet', async () => {
      const elsewhere = await aRoom({
        channel: 'custom',
        settings: { meetingLink: 'https://meet.example' },
      });
      const unconfirmed = await aRoom(
        { settings: { hostConfirmation: true } },
        { start: at('12:00') },
      );
      await closed(elsewhere.roomId, elsewhere.key);
      await closed(unconfirmed.roomId, unconfirmed.key);
    });

    test('too early, too late and once it is cancelled: the page says so, the room takes nobody', async () => {
      const { roomId, key, ...booked } = await aRoom();
      const states: string[] = [];
      for (const time of ['09:49', '11:30'] as const) {
        api.clock.set(at(time));
        states.push((await doorOf(roomId, key)).state);
        expect(await refusedWith(enter(roomId, key))).toBe('409 room-closed');
      }
      api.clock.set(at('09:30'));
      await changesOn(api).cancel(booked);
      states.push((await doorOf(roomId, key)).state);
      expect(await refusedWith(enter(roomId, key))).toBe('409 room-closed');
      expect(states).toEqual(['early', 'over', 'cancelled']);
    });
  });

  describe('moves along', () => {
    test('with its appointment, under the same link', async () => {
      const { roomId, key, ...booked } = await aRoom();
      await changesOn(api).reschedule(booked, at('14:00'));
      api.clock.set(at('13:55'));
      expect(await doorOf(roomId, key)).toMatchObject({ startIso: at('14:00'), state: 'open' });
      expect(await enter(roomId, key)).toMatchObject({ roomId });
    });

    test('with a seat of a group that moves to another date: the old link leads there', async () => {
      const { roomId, key, bookedBy, ...booked } = await aRoom({ totalSpots: 3 });
      await bookedBy('otto@visitor.test');
      await changesOn(api).reschedule(booked, at('14:00'));
      const door = await doorOf(roomId, key);
      expect(door).toMatchObject({ startIso: at('14:00'), you: { role: 'attendee' } });
      expect(door.roomId).not.toBe(roomId);
    });
  });
});
