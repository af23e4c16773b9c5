import { beforeEach, expect, test } from 'vitest';
import type * as z from 'zod';
import type { ApiClient } from '#shared/api/client.ts';
import type { scheduleApi } from '#shared/api/schedule.ts';
import { toWeekHours } from '#shared/domain/schedule/week-hours.ts';
import { refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { at, day, MONDAY } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { everyDay, hours } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';

type Change = z.input<typeof scheduleApi.patchSchedule.body>;

const lunchBreak = everyDay('9:00-12:00', '13:00-17:00');
const early = { name: 'Early', timezone: 'Europe/Berlin', weekly: everyDay('6:00-9:00') };

describeApi('9. schedules', (api) => {
  let ada: AHost;
  let linus: AHost;
  let owner: ApiClient;
  let member: ApiClient;

  beforeEach(async () => {
    ada = await aHost(api.db, { role: 'owner' });
    linus = await aHost(api.db, { role: 'member' }, ada);
    owner = await signInAs(api, ada);
    member = await signInAs(api, linus);
  });

  const of = (scheduleId: string) => ({ params: { path: { scheduleId } } });
  const change = (client: ApiClient, scheduleId: string, body: Change) =>
    client.PATCH('/schedule/{scheduleId}', { ...of(scheduleId), body });
  const create = async (client = owner, name = 'Early') =>
    (await client.POST('/schedule', { body: { ...early, name } })).data ?? expect.fail();
  const list = async (client = owner, hostId?: string) =>
    (await client.GET('/schedule', { params: { query: { hostId } } })).data?.schedules ?? [];
  const remove = (client: ApiClient, scheduleId: string) =>
    client.DELETE('/schedule/{scheduleId}', of(scheduleId));

  test('are made, changed one by one, and decide which times are offered', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    const [own] = await list();
    expect(own).toMatchObject({ isDefault: true, meetingTypes: [{ id: meetingTypeId }] });
    await change(owner, ada.scheduleId, { weekly: lunchBreak });
    const starts = await startsOf(api.client, { meetingTypeId, ...day });
    expect(starts).toContain(at('11:30'));
    expect(starts).not.toContain(at('12:00'));
    expect(starts).toContain(at('13:00'));
    const { data } = await change(owner, ada.scheduleId, { name: '  With lunch ' });
    expect(data).toMatchObject({ name: 'With lunch', timezone: 'UTC', weekly: lunchBreak });
  });

  test('keep ranges that meet as one, in order', async () => {
    const weekly = everyDay('13:00-17:00', '9:00-13:00');
    const { data } = await change(owner, ada.scheduleId, { weekly });
    expect(data?.weekly).toEqual(everyDay('9:00-17:00'));
  });

  test.each([
    { weekly: everyDay('9:00-13:00', '12:00-17:00') },
    { weekly: everyDay('13:00-13:00') },
    { weekly: everyDay('22:00-2:00') },
    { weekly: everyDay('9:00-25:00') },
    { weekly: everyDay('9:00-12:00').slice(1) },
    { weekly: everyDay(...Array.from({ length: 13 }, (_, hour) => `${hour}:00-${hour}:30`)) },
    { timezone: 'Berlin' },
    { name: ' ' },
  ])('%j is refused', async (body) => {
    expect(await refusedWith(change(owner, ada.scheduleId, body))).toBe('400 validation-failed');
  });

  test('that go on past midnight are shown as the two days that they are', async () => {
    const night = await aHost(api.db, { weekly: everyDay('22:00-2:00') });
    const client = await signInAs(api, night);
    const { data } = await client.GET('/schedule/{scheduleId}', of(night.scheduleId));
    expect(data?.weekly).toEqual(everyDay('0:00-2:00', '22:00-24:00'));
  });

  test('of two tabs the second is told', async () => {
    const was = { weekly: toWeekHours((await list())[0]?.weekly ?? []) };
    await change(owner, ada.scheduleId, { weekly: lunchBreak, was });
    const late = change(owner, ada.scheduleId, { weekly: everyDay('6:00-9:00'), was });
    expect(await refusedWith(late)).toBe('409 changed-meanwhile');
    const other = { name: 'Hours' };
    await change(owner, ada.scheduleId, { name: 'Mine', was: other });
    expect((await list())[0]).toMatchObject({ name: 'Mine', weekly: lunchBreak });
  });

  test('give dates other hours, or none, and take that back', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    const date = MONDAY;
    const put = (dayHours: ReturnType<typeof hours> | null) =>
      owner.PATCH('/schedule/{scheduleId}/dates', {
        ...of(ada.scheduleId),
        body: { dates: [{ date, hours: dayHours }] },
      });
    const starts = () => startsOf(api.client, { meetingTypeId, ...day });
    const { data } = await put(hours('10:00-11:00'));
    expect(data?.dates).toEqual([{ date, hours: hours('10:00-11:00') }]);
    expect(await starts()).toEqual([at('10:00'), at('10:30')]);
    await put([]);
    expect(await starts()).toEqual([]);
    expect((await put(null)).data?.dates).toEqual([]);
    expect(await starts()).toContain(at('09:00'));
  });

  test('say of dates only what is still to come', async () => {
    const dates = ['2029-12-31', '2031-05-01'].map((date) => ({ date, hours: [] }));
    const { data } = await owner.POST('/schedule', { body: { ...early, dates } });
    expect(data?.dates.map(({ date }) => date)).toEqual(['2031-05-01']);
  });

  test('are copied with their dates, under another name', async () => {
    const body = { ...early, dates: [{ date: '2031-05-01', hours: [] }] };
    const { data: original } = await owner.POST('/schedule', { body });
    const { data: copy } = await owner.POST('/schedule/{scheduleId}/duplicate', {
      ...of(original?.id ?? ''),
      body: { name: 'Early (copy)' },
    });
    expect(copy).toEqual({ ...original, id: copy?.id, name: 'Early (copy)' });
    expect(copy?.id).not.toBe(original?.id);
  });

  test('have one default among them, whose place another takes', async () => {
    const { id } = await create();
    await Promise.all([
      change(owner, id, { isDefault: true }),
      change(owner, ada.scheduleId, { isDefault: true }),
    ]);
    expect((await list()).filter(({ isDefault }) => isDefault)).toHaveLength(1);
    await change(owner, id, { isDefault: true });
    expect((await list()).map((each) => [each.id, each.isDefault])).toEqual([
      [id, true],
      [ada.scheduleId, false],
    ]);
  });

  test('of a host who has none the first is the default', async () => {
    const text = 'delete from schedule where host_id = $1';
    await api.db.query({ text, values: [linus.hostId] });
    await Promise.all([create(member, 'One'), create(member, 'Two')]);
    expect((await list(member)).map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  test('are deleted where nothing follows them, and say what does', async () => {
    const { id } = await create();
    const { meetingTypeId } = await aMeetingType(api.db, ada, { name: 'Breakfast' });
    const follow = (scheduleId: string | null) =>
      api.db.query({
        text: 'update meeting_type_host set schedule_id = $2 where meeting_type_id = $1',
        values: [meetingTypeId, scheduleId],
      });
    await follow(id);
    expect((await list()).find((each) => each.id === id)?.meetingTypes).toEqual([
      { id: meetingTypeId, name: 'Breakfast' },
    ]);
    expect(await refusedWith(remove(owner, id))).toBe('409 schedule-in-use');
    expect(await refusedWith(remove(owner, ada.scheduleId))).toBe('409 schedule-in-use');
    await follow(null);
    // A meeting type of somebody else's keeps them too.
    const others = await aMeetingType(api.db, linus);
    const ofLinus = [others.meetingTypeId] as const;
    const text = 'update meeting_type_host set schedule_id = $2 where meeting_type_id = $1';
    await api.db.query({ text, values: [...ofLinus, id] });
    expect(await refusedWith(remove(owner, id))).toBe('409 schedule-in-use');
    await api.db.query({ text, values: [...ofLinus, null] });
    await remove(owner, id);
    expect(await refusedWith(remove(owner, id))).toBe('404 not-found');
    expect(await list()).toHaveLength(1);
  });

  test("are one's own, and everybody's for owners and admins alone", async () => {
    expect(await list(owner, linus.hostId)).toMatchObject([{ id: linus.scheduleId }]);
    await change(owner, linus.scheduleId, { name: 'From Ada' });
    expect((await list(member))[0]?.name).toBe('From Ada');
    expect(await refusedWith(list(member, ada.hostId))).toBe('403 forbidden');
    const foreign = change(member, ada.scheduleId, { name: 'Mine' });
    expect(await refusedWith(foreign)).toBe('403 forbidden');
    const other = await aHost(api.db);
    expect(await refusedWith(list(owner, other.hostId))).toBe('404 host-not-found');
    expect(await refusedWith(change(owner, other.scheduleId, { name: 'x' }))).toBe('404 not-found');
    expect(await refusedWith(remove(owner, other.scheduleId))).toBe('404 not-found');
  });

  test('are fifty at most', async () => {
    for (let made = 1; made < 50; made += 1) await create(owner, `No ${made}`);
    expect(await refusedWith(create())).toBe('400 validation-failed');
  });

  test('move along where their host moves, but for those of other zones', async () => {
    await create();
    const body = { from: 'UTC', to: 'America/New_York' };
    const { data } = await owner.POST('/schedule/move-zone', { body });
    expect(data?.schedules.map(({ name, timezone }) => [name, timezone])).toEqual([
      ['Hours', 'America/New_York'],
      ['Early', 'Europe/Berlin'],
    ]);
    const foreign = member.POST('/schedule/move-zone', { body: { ...body, hostId: ada.hostId } });
    expect(await refusedWith(foreign)).toBe('403 forbidden');
  });
});
