import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { formerMeetingSlug, resource } from '#server/platform/db/schema/schema.ts';
import type { PaymentProvider } from '#server/platform/kernel/payment-provider.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { contract } from '#shared/api/contract.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { MeetingTypeChange } from '#shared/api/meeting-type-editor.ts';
import { FIELD_NAMES, fields } from '#shared/domain/meeting-type/fields.ts';
import { aTeam } from '#tests/support/a-routing-form.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, timesOf } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('9. a meeting type in its editor', (api) => {
  let owner: AHost;
  let offered: AMeetingType;
  let client: ApiClient;
  beforeEach(async () => {
    owner = await aHost(api.db);
    offered = await aMeetingType(api.db, owner);
    client = await signInAs(api, owner);
  });
  const toPath = (id = offered.meetingTypeId) => ({ path: { meetingTypeId: id } });
  const load = async (by = client, id = offered.meetingTypeId) =>
    dataOf(by.GET('/meeting-type/{meetingTypeId}', { params: toPath(id) }));
  const save = async (body: MeetingTypeChange, by = client, id = offered.meetingTypeId) =>
    dataOf(by.PATCH('/meeting-type/{meetingTypeId}', { params: toPath(id), body }));
  const loadPage = (slug: string) =>
    dataOf(api.client.GET('/booking/meeting/{slug}', { params: { path: { slug } } }));
  const colleague = (role: 'admin' | 'member') => aHost(api.db, { role }, owner);

  test('holds what was saved, all of it', async () => {
    const before = await load();
    const change = {
      name: 'Long talk',
      description: 'With tea',
      durationMinutes: 45,
      allowedDurations: [30, 45, 60],
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 10,
      minNoticeMinutes: 60,
      slotIntervalMinutes: 15,
      bookingWindow: { kind: 'range', from: '2030-01-07', to: '2030-02-01' },
      limits: { day: { count: 3 }, week: { minutes: 300 } },
      totalSpots: 4,
      channel: 'local',
      locations: ['Library', 'Garden'],
      allowSelectChannel: true,
      allowedChannels: ['phone'],
      formFirst: true,
      doubleOptIn: true,
      provisionalHours: 12,
      cancellationPolicy: { enable: true, mode: 'hours', duration: 24 },
      redirectUrl: 'https://a.example/thanks',
      contact: 'Ask at the door',
      languageSetting: { enable: true, default: 'de', allowed: ['de', 'en'] },
      compact: true,
      listed: false,
      fields: [
        {
          ...{ id: 'topic', name: 'topic', label: 'Topic', locales: [], fieldType: 'select' },
          ...{ target: 'other', required: true, hidden: false, hideUntilChange: false },
          ...{ default: false, mutable: true, defaultValue: null, placeholder: null },
          options: [{ value: 'tea', label: 'Tea' }],
          ...{ min: null, max: null, validation: null, defaultCountryCode: null },
          showInfobox: false,
        },
      ],
    } as const satisfies MeetingTypeChange;
    const saved = await save({ ...change, version: before.version } as MeetingTypeChange);
    expect(saved).toMatchObject({ ...change, version: before.version + 1 });
    expect(await load()).toEqual(saved);
    expect(saved.path).toBe(`/${owner.hostSlug}/${offered.meetingTypeSlug}`);
  });

  test('20.12 hosts who take turns are a queue, whose id stays as long as they do', async () => {
    const queueOf = async () => (await loadPage(offered.meetingTypeId)).bookingInfo.queueId;
    expect(await queueOf()).toBeNull();
    await save({ calculationMethod: 'anyone' });
    const queueId = await queueOf();
    expect(queueId).toMatch(/^[0-9a-f-]{36}$/);
    await save({ name: 'Other talk' });
    expect(await queueOf()).toBe(queueId);
    await save({ calculationMethod: 'everyone' });
    expect(await queueOf()).toBeNull();
  });

  test('leaves with a host whom it takes away what is booked with them, also where that moves', async () => {
    const member = await colleague('member');
    const { meetingTypeId } = await aMeetingType(api.db, [owner, member], {
      calculationMethod: 'anyone',
    });
    const hostIds = [owner.hostId];
    const booked = await book(api.client, { meetingTypeId, start: at('09:00'), hostIds });
    const busy = await aMeetingType(api.db, owner);
    await book(api.client, { ...busy, start: at('11:00') });
    const plain = { weight: 100, priority: 0, enabled: true, scheduleId: null };
    await save({ hosts: [{ hostId: member.hostId, ...plain }] }, client, meetingTypeId);
    const moving = { existingAppointmentId: booked.appointmentId };
    const times = await timesOf(api.client, { ...offered, meetingTypeId }, moving);
    // Those of the host who has it, who is not free at eleven.
    expect(times).toContain('10:00');
    expect(times).not.toContain('11:00');
    const { reschedule } = changesOn(api);
    expect(await refusedWith(reschedule(booked, at('11:00')))).toBe('409 slot-no-longer-available');
    await reschedule(booked, at('10:00'));
    const [row] = await api.db.query<{ hosts: string[]; takers: string[] }>({
      text: `select host_ids::text[] as hosts, array(select host_id::text from reservation r
          where r.appointment_id = a.id) as takers
        from appointment a where id = $1`,
      values: [booked.appointmentId],
    });
    expect(row).toEqual({ hosts: hostIds, takers: hostIds });
    // What is new is the others'.
    await book(api.client, { meetingTypeId, start: at('09:00') });
    expect(await timesOf(api.client, { ...offered, meetingTypeId })).not.toContain('09:00');
  });

  test('is saved by who has seen what is there, and by nobody else', async () => {
    const { version } = await load();
    await save({ name: 'First', version });
    expect(await refusedWith(save({ name: 'Second', version }))).toBe('409 changed-meanwhile');
    expect(await load()).toMatchObject({ name: 'First', version: version + 1 });
    // Who sends no version changes what they name.
    expect(await save({ enabled: false })).toMatchObject({ name: 'First', enabled: false });
  });

  test('keeps its old path leading to it, and gives nobody else’s away', async () => {
    const other = await aMeetingType(api.db, owner, { slug: 'taken' });
    expect(await refusedWith(save({ slug: 'taken' }))).toBe('409 slug-taken');
    await save({ slug: 'newer' });
    const kept = await api.db.orm.select().from(formerMeetingSlug);
    expect(kept.filter(({ companyId }) => companyId === owner.companyId)).toMatchObject([
      { ownerId: owner.hostId, slug: offered.meetingTypeSlug, ...idOf(offered) },
    ]);
    // Who takes an old path has it.
    await save({ slug: offered.meetingTypeSlug }, client, other.meetingTypeId);
    const after = await api.db.orm.select().from(formerMeetingSlug);
    expect(after.filter(({ companyId }) => companyId === owner.companyId)).toMatchObject([
      { slug: 'taken', ...idOf(other) },
    ]);
  });

  test('is for who may edit it', async () => {
    const member = await signInAs(api, await colleague('member'));
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(load(member))).toBe('403 forbidden');
    expect(await refusedWith(load(stranger))).toBe('404 meeting-type-not-available');
    expect(await refusedWith(load(api.client))).toBe('401 unauthorized');
    expect(await refusedWith(save({ name: 'X' }, stranger))).toBe('404 meeting-type-not-available');
    const admin = await signInAs(api, await colleague('admin'));
    expect(await save({ name: 'By an admin' }, admin)).toMatchObject({ name: 'By an admin' });
  });

  test.each([
    [{ channel: 'google', meetingLink: null }, 'channel'],
    [{ channel: 'local' }, 'locations'],
    [{ channel: 'phone-incoming' }, 'channel'],
    [{ channel: 'resource' }, 'resourceIds'],
    [{ hosts: [] }, 'hosts'],
    [{ bookingWindow: { kind: 'range', from: '2030-02-01', to: '2030-01-01' } }, 'bookingWindow'],
    [{ cancellationPolicy: { enable: true, mode: null, duration: null } }, 'cancellationPolicy'],
  ] as [MeetingTypeChange, string][])(
    'takes nothing that does not fit: %j',
    async (change, path) => {
      const saving = save(change).catch((error: unknown) => error);
      expect(await saving).toMatchObject({
        code: 'validation-failed',
        body: { fields: [{ path }] },
      });
    },
  );

  test('that did not fit before may change elsewhere', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, owner, { channel: 'local' });
    const saved = await save({ name: 'Still nowhere' }, client, meetingTypeId);
    expect(saved).toMatchObject({ name: 'Still nowhere', channel: 'local', locations: [] });
  });

  test('costs nothing at a company that cannot be paid', async () => {
    const { payment } = await load();
    const wish = { ...payment, enable: true, provider: 'stripe', price: 20 } as const;
    const saving = save({ payment: wish }).catch((error: unknown) => error);
    expect(await saving).toMatchObject({ body: { fields: [{ path: 'payment.provider' }] } });
  });

  test('takes hosts within its editor’s reach, with hours of their own', async () => {
    const member = await colleague('member');
    const stranger = await aHost(api.db);
    const { hosts } = await load();
    const [first] = hosts;
    if (!first) throw new Error('No host');
    const terms = { weight: 50, priority: 2, enabled: true, scheduleId: null };
    const withMember = [{ hostId: member.hostId, ...terms }, first];
    expect(await save({ hosts: withMember })).toMatchObject({ hosts: withMember });
    const foreign = [{ hostId: stranger.hostId, ...terms }];
    expect(await refusedWith(save({ hosts: foreign }))).toBe('400 validation-failed');
    const foreignHours = [{ ...first, scheduleId: member.scheduleId }];
    expect(await refusedWith(save({ hosts: foreignHours }))).toBe('400 validation-failed');
    const own = await aMeetingType(api.db, member);
    const asMember = await signInAs(api, member);
    const grabbed = save({ hosts: [first] }, asMember, own.meetingTypeId);
    expect(await refusedWith(grabbed)).toBe('400 validation-failed');
  });

  test('without a host keeps the time of appointments that name them', async () => {
    const member = await colleague('member');
    const { hosts } = await load();
    const terms = { weight: 100, priority: 0, enabled: true, scheduleId: null };
    await save({ hosts: [...hosts, { hostId: member.hostId, ...terms }] });
    const start = at('10:00');
    await book(api.client, { meetingTypeId: offered.meetingTypeId, start });
    await save({ hosts });
    const other = await aMeetingType(api.db, member);
    const again = book(api.client, { meetingTypeId: other.meetingTypeId, start });
    expect(await refusedWith(again)).toBe('409 slot-no-longer-available');
  });

  test('chooses among the company’s resources, and keeps their rows', async () => {
    const rooms = ['Attic', 'Cellar'].map((name) => ({ id: randomUUID(), name }));
    const { companyId } = owner;
    await api.db.orm.insert(resource).values(rooms.map((room) => ({ ...room, companyId })));
    const [attic, cellar] = rooms.map(({ id }) => id) as [string, string];
    await save({ channel: 'resource', resourceIds: [cellar, attic] });
    const page = async () => (await loadPage(offered.meetingTypeId)).meetingType.resourceChannels;
    const before = await page();
    expect(before.map(({ name }) => name)).toEqual(['Cellar', 'Attic']);
    await save({ resourceIds: [attic] });
    expect(await page()).toEqual([before[1]]);
    // What was booked of a room that is offered no more stays booked.
    const [room] = before;
    await save({ resourceIds: [cellar, attic] });
    const [offeredAgain] = await page();
    const start = at('10:00');
    const inRoom = (id = '') => ({ channel: 'resource' as const, resourceChannelIds: [id] });
    await book(api.client, {
      meetingTypeId: offered.meetingTypeId,
      start,
      ...inRoom(offeredAgain?.id),
    });
    await save({ resourceIds: [attic] });
    const other = await aMeetingType(api.db, await colleague('member'));
    const admin = await signInAs(api, await colleague('admin'));
    await save({ channel: 'resource', resourceIds: [cellar] }, admin, other.meetingTypeId);
    const [cellarThere] = (await loadPage(other.meetingTypeId)).meetingType.resourceChannels;
    expect(cellarThere?.id).not.toBe(room?.id);
    const again = book(api.client, {
      meetingTypeId: other.meetingTypeId,
      start,
      ...inRoom(cellarThere?.id),
    });
    expect(await refusedWith(again)).toBe('409 slot-no-longer-available');
    const foreign = randomUUID();
    expect(await refusedWith(save({ resourceIds: [foreign] }))).toBe('400 validation-failed');
  });

  describe('that is new', () => {
    const create = async (
      body: { name: string; teamId?: string } & MeetingTypeChange,
      by = client,
    ) => dataOf(by.POST('/meeting-type/v2', { body }));

    test('needs a name alone, and finds a path for it', async () => {
      const first = await create({ name: 'Zoë’s hour' });
      expect(first).toMatchObject({ slug: 'zoes-hour', channel: 'phone', durationMinutes: 30 });
      expect(first.hosts).toMatchObject([{ hostId: owner.hostId }]);
      expect(await create({ name: 'Zoë’s hour' })).toMatchObject({ slug: 'zoes-hour-2' });
      expect(await create({ name: '会议' })).toMatchObject({ slug: 'meeting' });
      expect(await refusedWith(create({ name: 'X', slug: 'zoes-hour' }))).toBe('409 slug-taken');
      const data = await loadPage(first.id);
      expect(data.meetingType.meetingInfo.name).toBe('Zoë’s hour');
    });

    test('on a team’s page is its admins’ and the company’s', async () => {
      const member = await colleague('member');
      const { teamId } = await aTeam(api.db, member);
      const made = await create({ name: 'Together', teamId });
      expect(made).toMatchObject({ owner: { kind: 'team', id: teamId } });
      const asMember = await signInAs(api, member);
      const refused = create({ name: 'Not mine', teamId }, asMember);
      expect(await refusedWith(refused)).toBe('403 forbidden');
    });
  });

  test('is made of those within reach', async () => {
    const member = await colleague('member');
    const ask = async (by: ApiClient) => dataOf(by.GET('/meeting-type/editor/choices'));
    const ofOwner = await ask(client);
    expect(ofOwner.hosts.map(({ id }) => id).sort()).toEqual([owner.hostId, member.hostId].sort());
    const ofMember = await ask(await signInAs(api, member));
    expect(ofMember.hosts.map(({ id }) => id)).toEqual([member.hostId]);
    expect(ofMember.hosts[0]?.schedules).toMatchObject([{ id: member.scheduleId }]);
    expect(ofMember.paymentProviders).toEqual([]);
  });
});

async function dataOf<T>(call: Promise<{ readonly data?: T }>): Promise<T> {
  const { data } = await call;
  if (data === undefined) throw new Error('Nothing was answered');
  return data;
}

function idOf({ meetingTypeId }: AMeetingType) {
  return { meetingTypeId };
}

/** What hosts alone may know of a meeting type. */
const PRIVATE = [
  ...FIELD_NAMES.filter((name) => fields[name].page === 'never'),
  ...['weight', 'priority', 'version'],
];

test('9. no page that anybody may see is told what only the editor knows', () => {
  const isPage = ({ path, right }: Endpoint) =>
    right === 'anyone' && /^\/booking\/(single|team|v2|meeting|one-time-link)/.test(path);
  const pages = Object.values<Endpoint>(contract).filter(isPage);
  expect(pages.length).toBeGreaterThan(4);
  const told = pages.flatMap(({ path, reply }) =>
    namesOf(z.toJSONSchema(reply))
      .filter((name) => PRIVATE.includes(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(PRIVATE).toEqual(expect.arrayContaining(['meetingLink', 'limits', 'redirectUrl']));
  expect(told).toEqual([]);
});

function namesOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...own, ...Object.values(schema).flatMap(namesOf)];
}

describeApi(
  '9. a meeting type that costs something',
  (api) => {
    test('is the first company’s alone, whose account the installation knows', async () => {
      const [first, second] = [await aHost(api.db), await aHost(api.db)];
      const priced = async (owner: AHost) => {
        const { meetingTypeId } = await aMeetingType(api.db, owner);
        const params = { path: { meetingTypeId } };
        const client = await signInAs(api, owner);
        const call = client.GET('/meeting-type/{meetingTypeId}', { params });
        const { payment } = await dataOf(call);
        const body = {
          payment: { ...payment, enable: true, provider: 'stripe', price: 20 },
        } as const;
        return dataOf(client.PATCH('/meeting-type/{meetingTypeId}', { params, body }));
      };
      expect(await priced(first)).toMatchObject({ payment: { enable: true, price: 20 } });
      expect(await refusedWith(priced(second))).toBe('400 validation-failed');
    });
  },
  // Nobody is charged here: that there is a provider is all that is asked.
  async () => ({ stripe: {} as PaymentProvider }),
);
