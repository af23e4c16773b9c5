import { beforeEach, expect, test } from 'vitest';
import { reservation } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import type { AskedAway } from '#shared/api/out-of-office.ts';
import { NOW } from '#tests/support/api.ts';
import { aBookingRequest, book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { at, day, MONDAY } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const away: AskedAway = {
  firstDate: MONDAY,
  lastDate: '2030-01-08',
  reason: 'vacation',
  note: null,
  delegateHostId: null,
  appointments: 'leave',
};

describeApi.both('9. out of office', (api) => {
  let ada: AHost;
  let linus: AHost;
  let owner: ApiClient;
  let member: ApiClient;

  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner', timeZone: 'Europe/Berlin' });
    linus = await aHost(api.db, { role: 'member', firstname: 'Linus' }, ada);
    owner = await signInAs(api, ada);
    member = await signInAs(api, linus);
  });

  const go = (client: ApiClient, changes: Partial<AskedAway> & { hostId?: string } = {}) =>
    client.POST('/out-of-office', { body: { ...away, ...changes } });
  const list = async (client = owner, hostId?: string) =>
    (await client.GET('/out-of-office', { params: { query: { hostId } } })).data?.periods ?? [];
  const of = (outOfOfficeId: string) => ({ params: { path: { outOfOfficeId } } });
  const busyOf = ({ hostId }: AHost) =>
    api.db.query<{ id: string; from: Date; to: Date }>({
      text: `select id, starts_at as "from", ends_at as "to" from busy_time where host_id = $1`,
      values: [hostId],
    });
  const standing = async () => {
    const query = { firstDate: away.firstDate, lastDate: away.lastDate };
    return (await owner.GET('/out-of-office/appointments', { params: { query } })).data;
  };

  test('takes whole days of the host’s zone, and gives them back', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    const { data } = await go(owner, { note: '  Back on Wednesday. ' });
    expect(data?.period).toMatchObject({ note: 'Back on Wednesday.', timezone: 'Europe/Berlin' });
    expect(await busyOf(ada)).toEqual([
      {
        id: data?.period.id,
        from: new Date('2030-01-06T23:00:00Z'),
        to: new Date('2030-01-08T23:00:00Z'),
      },
    ]);
    expect(await startsOf(api.client, { meetingTypeId, ...day })).toEqual([]);
    await owner.DELETE('/out-of-office/{outOfOfficeId}', of(data?.period.id ?? ''));
    expect(await busyOf(ada)).toEqual([]);
    expect(await list()).toEqual([]);
    expect(await startsOf(api.client, { meetingTypeId, ...day })).not.toEqual([]);
  });

  test('19.5 no writer of reservations takes time that is closed, unless it says that it does', async () => {
    await go(owner);
    const { companyId, hostId } = ada;
    const take = (hour: number, ignoresClosed: boolean) =>
      api.db.orm.insert(reservation).values({
        ...{ companyId, hostId, ignoresClosed },
        ...{ holdId: crypto.randomUUID(), expiresAt: new Date(at('23:00')) },
        during: `[${at(`${hour}:00`)},${at(`${hour}:30`)})`,
      });
    await take(10, false);
    await take(11, true);
    const rows = await api.db.orm.select({ during: reservation.during }).from(reservation);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.during).toContain('11:00');
    // An owner or admin books a host off hours, also where they are away.
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    const body = { ...aBookingRequest({ meetingTypeId, start: at('12:00') }), offHours: true };
    const { data } = await owner.POST('/booking/for-client', { body });
    expect(data?.bookingType).toBe('confirmed');
  });

  test('moves with its days, unless somebody has moved it meanwhile', async () => {
    const id = (await go(owner)).data?.period.id ?? '';
    const move = (firstDate: string, was: Partial<typeof away>) =>
      owner.PATCH('/out-of-office/{outOfOfficeId}', {
        ...of(id),
        body: { ...away, firstDate, lastDate: '2030-02-05', was },
      });
    await move('2030-02-04', { firstDate: away.firstDate });
    expect(await busyOf(ada)).toMatchObject([{ id, from: new Date('2030-02-03T23:00:00Z') }]);
    const late = move('2030-02-01', { firstDate: away.firstDate });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
  });

  test.each([
    { lastDate: '2030-01-06' },
    { lastDate: '2031-01-08' },
    { firstDate: '2029-12-01', lastDate: '2029-12-02' },
    { note: 'x'.repeat(301) },
  ])('%j is refused', async (changes) => {
    expect(await refusedWith(go(owner, changes))).toBe('400 validation-failed');
  });

  test('counts a delegate only where they offer the meeting', async () => {
    const both = await aMeetingType(api.db, [ada, linus], { name: 'Demo' });
    await aMeetingType(api.db, ada, { name: 'Intro', slug: 'intro' });
    await aMeetingType(api.db, ada, { name: 'Talk', slug: 'talk' });
    await aMeetingType(api.db, linus, { slug: 'intro' });
    await aMeetingType(api.db, linus, { slug: 'talk', enabled: false });
    const grace = await aHost(api.db, { role: 'member' }, ada);
    await aMeetingType(api.db, grace, { slug: 'other' });
    const { data } = await owner.GET('/out-of-office/delegates', { params: { query: {} } });
    expect(data?.delegates).toMatchObject([
      {
        hostId: linus.hostId,
        offers: [{ id: both.meetingTypeId, name: 'Demo' }, { name: 'Intro' }],
        lacks: [{ name: 'Talk' }],
      },
    ]);
    const { data: made } = await go(owner, { delegateHostId: linus.hostId });
    expect(made?.period.delegate).toEqual({ hostId: linus.hostId, name: linus.name });
    const refused = (delegateHostId: string) => refusedWith(go(owner, { delegateHostId }));
    expect(await refused(grace.hostId)).toBe('409 host-not-assigned');
    expect(await refused(ada.hostId)).toBe('404 host-not-found');
    const stranger = await aHost(api.db);
    expect(await refused(stranger.hostId)).toBe('404 host-not-found');
  });

  test('shows what stands in its days, and leaves it', async () => {
    const meeting = await aMeetingType(api.db, ada, { name: 'Intro' });
    const { appointmentId } = await book(api.client, { ...meeting, start: at('10:00') });
    await book(api.client, { ...meeting, start: at('10:00', '2030-01-09') });
    expect(await standing()).toMatchObject({
      total: 1,
      appointments: [{ id: appointmentId, meetingType: 'Intro', startIso: at('10:00') }],
    });
    const { data } = await go(owner);
    expect(data?.outcome).toEqual({ cancelled: 0, given: 0, left: 1 });
    expect(await list()).toMatchObject([{ appointments: 1 }]);
  });

  test('cancels what stands in its days, and tells its attendees', async () => {
    const meeting = await aMeetingType(api.db, ada);
    await book(api.client, { ...meeting, start: at('10:00') });
    await book(api.client, { ...meeting, start: at('11:00') });
    await api.runJobs();
    api.mailbox.empty();
    const { data } = await go(owner, { appointments: 'cancel' });
    expect(data?.outcome).toEqual({ cancelled: 2, given: 0, left: 0 });
    expect((await standing())?.total).toBe(0);
    await api.runJobs();
    expect(api.mailbox.to('maya@visitor.test')).toHaveLength(2);
  });

  test('gives what stands in its days to colleagues who are free, the delegate first', async () => {
    const grace = await aHost(api.db, { role: 'member' }, ada);
    const anyone = { calculationMethod: 'anyone' } as const;
    const meeting = await aMeetingType(api.db, [ada, grace, linus], anyone);
    const wish = { ...meeting, hostIds: [ada.hostId] };
    const first = await book(api.client, { ...wish, start: at('10:00') });
    const second = await book(api.client, { ...wish, start: at('11:00') });
    const third = await book(api.client, { ...wish, start: at('12:00') });
    await book(api.client, { ...meeting, hostIds: [linus.hostId], start: at('11:00') });
    for (const { hostId } of [linus, grace])
      await book(api.client, { ...meeting, hostIds: [hostId], start: at('12:00') });
    const { data } = await go(owner, { delegateHostId: linus.hostId, appointments: 'give' });
    expect(data?.outcome).toEqual({ cancelled: 0, given: 2, left: 1 });
    const rows = await api.db.query<{ id: string; hostIds: string[] }>({
      text: 'select id, host_ids as "hostIds" from appointment where id = any($1::uuid[])',
      values: [[first, second, third].map(({ appointmentId }) => appointmentId)],
    });
    const hostsOf = Object.fromEntries(rows.map(({ id, hostIds }) => [id, hostIds]));
    expect(hostsOf).toEqual({
      [first.appointmentId]: [linus.hostId],
      [second.appointmentId]: [grace.hostId],
      [third.appointmentId]: [ada.hostId],
    });
  });

  test('brings nothing back when it is deleted, and says how much', async () => {
    const both = await aMeetingType(api.db, [ada, linus], { calculationMethod: 'anyone' });
    const own = await aMeetingType(api.db, ada);
    const before = await book(api.client, { ...own, start: at('09:00') });
    await owner.POST('/booking/cancel/{appointmentId}', {
      params: { path: { appointmentId: before.appointmentId } },
      body: {},
    });
    await book(api.client, { ...own, start: at('10:00') });
    api.clock.set(new Date(Date.parse(NOW) + 60_000).toISOString());
    const { data } = await go(owner, { appointments: 'cancel' });
    expect(data?.outcome.cancelled).toBe(1);
    const deleted = async (id = '') =>
      (await owner.DELETE('/out-of-office/{outOfOfficeId}', of(id))).data;
    expect(await deleted(data?.period.id)).toEqual({
      deleted: true,
      gone: { cancelled: 1, given: 0 },
    });
    api.clock.set(new Date(Date.parse(NOW) + 120_000).toISOString());
    const { data: linusAway } = await go(owner, { hostId: linus.hostId });
    await book(api.client, { ...both, start: at('11:00') });
    await owner.DELETE('/out-of-office/{outOfOfficeId}', of(linusAway?.period.id ?? ''));
    const { data: second } = await go(owner, { appointments: 'give' });
    expect(second?.outcome.given).toBe(1);
    expect((await deleted(second?.period.id))?.gone).toEqual({ cancelled: 0, given: 1 });
  });

  test("is one's own to say, and everybody's for owners and admins", async () => {
    const { data } = await go(owner, { hostId: linus.hostId });
    expect(await list(member)).toHaveLength(1);
    expect(await refusedWith(go(member, { hostId: ada.hostId }))).toBe('403 forbidden');
    const foreign = (await go(owner)).data?.period.id ?? '';
    const remove = (client: ApiClient, id: string) =>
      client.DELETE('/out-of-office/{outOfOfficeId}', of(id));
    expect(await refusedWith(remove(member, foreign))).toBe('403 forbidden');
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(remove(stranger, foreign))).toBe('404 not-found');
    await remove(member, data?.period.id ?? '');
    expect(await list(member)).toEqual([]);
  });

  test('is told on the pages that need its host, with the colleagues who have the same meeting', async () => {
    const single = await aMeetingType(api.db, ada, { slug: 'intro' });
    const anyone = await aMeetingType(api.db, [ada, linus], { calculationMethod: 'anyone' });
    await aMeetingType(api.db, linus, { slug: 'intro' });
    const now = { firstDate: '2030-01-05', lastDate: '2030-01-09' };
    await go(owner, { ...now, note: 'At a lake', delegateHostId: linus.hostId });
    const awayOn = async (meetingSlug: string) => {
      const path = { companySlug: '-', meetingSlug, userSlug: ada.hostSlug };
      const { data } = await api.client.GET(
        '/booking/single/{companySlug}/{meetingSlug}/{userSlug}',
        { params: { path, query: {} } },
      );
      return data && 'away' in data ? data.away : undefined;
    };
    expect(await awayOn(single.meetingTypeSlug)).toEqual({
      name: ada.name,
      until: '2030-01-09',
      note: 'At a lake',
      delegate: { name: linus.name, path: `/${linus.hostSlug}/intro` },
    });
    expect(await awayOn(anyone.meetingTypeSlug)).toBeNull();
    api.clock.set('2030-01-10T09:00:00Z');
    expect(await awayOn(single.meetingTypeSlug)).toBeNull();
  });
});
