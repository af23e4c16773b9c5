import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const used = '403 link-invalid';

// Spec A §7: GET /booking/one-time-link/{linkId}, and oneTimeLinkId of the booking request.
describeApi('one-time links', (api) => {
  let host: AHost;
  let second: AHost;
  let offered: AMeetingType;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db, { firstname: 'Ada' });
    second = await aHost(api.db, { firstname: 'Grace', role: 'member' }, host);
    offered = await aMeetingType(api.db, [host, second], { calculationMethod: 'anyone' });
    asHost = await signInAs(api, host);
  });
  const make = async (
    body: { hostId?: string; expiresAt?: string } = {},
    client = asHost,
    { meetingTypeId } = offered,
  ) => {
    const { data } = await client.POST('/meeting-type/booking-link/{meetingTypeId}', {
      params: { path: { meetingTypeId } },
      body,
    });
    if (!data) throw new Error('A link was answered without a body.');
    return data;
  };
  const open = async (linkId: string) =>
    (await api.client.GET('/booking/one-time-link/{linkId}', { params: { path: { linkId } } }))
      .data;
  const bookWith = (oneTimeLinkId: string, start = at('10:00'), changes: object = {}) =>
    book(api.client, {
      meetingTypeId: offered.meetingTypeId,
      start,
      oneTimeLinkId,
      ...changes,
    });
  const appointments = () =>
    api.db.query<{ hostIds: string[] }>({
      text: `select host_ids::text[] as "hostIds" from appointment where meeting_type_id = $1`,
      values: [offered.meetingTypeId],
    });

  test('show the booking page until they are used', async () => {
    const { id, path } = await make();
    expect(path).toBe(`/${host.hostSlug}/${offered.meetingTypeSlug}?oneTimeLinkId=${id}`);
    expect((await open(id))?.meetingType.id).toBe(offered.meetingTypeId);
    await bookWith(id);
    expect(await refusedWith(open(id))).toBe(used);
    expect(await refusedWith(bookWith(id, at('11:00')))).toBe(used);
    expect(await appointments()).toHaveLength(1);
  });

  test('book once, however many visitors are at it, for one start or for twenty', async () => {
    const { id } = await make();
    const starts = Array.from({ length: 20 }, (_, index) =>
      at('09:00', `2030-01-${String(8 + (index % 4)).padStart(2, '0')}`).replace(
        '09:00',
        `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:00`,
      ),
    );
    const asked = await Promise.allSettled(starts.map((start) => bookWith(id, start)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await appointments()).toHaveLength(1);
    const other = await make();
    const same = await Promise.allSettled(starts.map(() => bookWith(other.id, at('16:00'))));
    expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('are still good after a booking that failed', async () => {
    await book(api.client, { meetingTypeId: offered.meetingTypeId, start: at('10:00') });
    await book(api.client, { meetingTypeId: offered.meetingTypeId, start: at('10:00') });
    const { id } = await make();
    expect(await refusedWith(bookWith(id))).toBe('409 slot-no-longer-available');
    expect(await open(id)).toBeDefined();
    await bookWith(id, at('11:00'));
  });

  test('answer a repeated booking with the first reply', async () => {
    const { id } = await make();
    const { meetingTypeId } = offered;
    const request = { meetingTypeId, start: at('10:00'), oneTimeLinkId: id };
    const first = await book(api.client, request, 'one-key-of-the-visitor');
    expect(await book(api.client, request, 'one-key-of-the-visitor')).toEqual(first);
  });

  test('stay used when the appointment is cancelled', async () => {
    const { id } = await make();
    await changesOn(api).cancel(await bookWith(id));
    expect(await refusedWith(bookWith(id, at('11:00')))).toBe(used);
  });

  test('19.4 for one host book that host alone', async () => {
    const { id } = await make({ hostId: second.hostId });
    expect((await open(id))?.bookingInfo.hosts.map(({ firstname }) => firstname)).toEqual([
      'Grace',
    ]);
    const another = bookWith(id, at('10:00'), { hostIds: [host.hostId] });
    expect(await refusedWith(another)).toBe('409 host-not-assigned');
    // 19.4: beside the link's own host nobody is named, colleague or stranger.
    for (const other of [host.hostId, randomUUID()]) {
      const beside = bookWith(id, at('10:00'), { hostIds: [second.hostId, other] });
      expect(await refusedWith(beside)).toBe('409 host-not-assigned');
    }
    await bookWith(id);
    expect(await appointments()).toEqual([{ hostIds: [second.hostId] }]);
    const full = await make({ hostId: second.hostId });
    expect(await refusedWith(bookWith(full.id))).toBe('409 slot-no-longer-available');
  });

  test('are for their own meeting type, and for their time', async () => {
    const other = await aMeetingType(api.db, host);
    const { id } = await make({ expiresAt: at('07:00') });
    const elsewhere = { meetingTypeId: other.meetingTypeId };
    expect(await refusedWith(bookWith(id, at('10:00'), elsewhere))).toBe(used);
    api.clock.set(at('07:00'));
    expect(await refusedWith(bookWith(id))).toBe(used);
    expect(await refusedWith(open(id))).toBe(used);
    expect(await refusedWith(open(randomUUID()))).toBe(used);
  });

  test('are made by those who serve the meeting type, and by who runs the company', async () => {
    expect(await make({}, await signInAs(api, second))).toHaveProperty('id');
    const colleague = await aHost(api.db, { role: 'member' }, host);
    const made = make({}, await signInAs(api, colleague));
    expect(await refusedWith(made)).toBe('403 forbidden');
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(make({}, stranger))).toBe('404 meeting-type-not-available');
    expect(await refusedWith(make({}, api.client))).toBe('401 unauthorized');
    expect(await refusedWith(make({ hostId: colleague.hostId }))).toBe('409 host-not-assigned');
  });
});
