import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiClient } from '#shared/api/client.ts';
import type { AskedPreview } from '#shared/api/workflow.ts';
import type { WorkflowChoices } from '#shared/domain/reminder/workflow.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const START = '2030-01-10T10:00:00.000Z';
const maya = 'maya@visitor.test';
const noor = 'noor@visitor.test';
const HOUR_MS = 3_600_000;

const twoHoursBefore: WorkflowChoices = {
  name: 'Two hours before',
  trigger: 'before-meeting',
  wait: { kind: 'minutes', minutes: 120 },
  meetingTypeIds: [],
  recipients: ['attendee'],
  languages: [],
  sendsIfBookedLate: false,
  isActive: true,
  texts: {},
};

describeApi.both('24. workflows', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  let meetingTypeId: string;
  const { cancel } = changesOn(api);
  beforeEach(async () => {
    // The clock comes back to what other tests have left to come.
    await api.db.query({ text: 'delete from planned_message' });
    await api.runDueJobs();
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
    ({ meetingTypeId } = await aMeetingType(api.db, host));
  });
  const settle = async () => {
    expect(await api.runJobs()).toEqual([]);
    api.mailbox.empty();
  };
  const planned = async () => {
    expect(await api.runDueJobs()).toEqual([]);
    expect(await api.runJobs()).toEqual([]);
  };
  const bookOne = async (attendee: Parameters<typeof book>[1]['attendee'] = {}, start = START) => {
    const booked = await book(api.client, { meetingTypeId, start, attendee });
    await settle();
    return booked;
  };
  const hoursBefore = (hours: number, start = START) =>
    new Date(Date.parse(start) - hours * HOUR_MS).toISOString();
  /** What is told once the clock shows that. */
  const toldAt = async (iso: string) => {
    api.clock.set(iso);
    api.mailbox.empty();
    await api.sendReminders();
    await api.runJobs();
    return [...api.mailbox.messages];
  };
  const namesAt = async (iso: string) => (await toldAt(iso)).map(({ to }) => to.email).toSorted();
  const list = async (client = asHost) => {
    const { data } = await client.GET('/workflows');
    return data?.workflows ?? [];
  };
  const get = async (workflowId: string, client = asHost) => {
    const { data } = await client.GET('/workflows/{workflowId}', {
      params: { path: { workflowId } },
    });
    if (!data) throw new Error('There is none');
    return data;
  };
  const create = async (change: Partial<WorkflowChoices> = {}) => {
    const { data } = await asHost.POST('/workflows', { body: { ...twoHoursBefore, ...change } });
    if (!data) throw new Error('It was not made');
    return data;
  };
  type Change = Partial<WorkflowChoices> & { was?: Partial<WorkflowChoices> };
  const patch = (workflowId: string, body: Change, client = asHost) =>
    client.PATCH('/workflows/{workflowId}', { params: { path: { workflowId } }, body });
  const remove = (workflowId: string) =>
    asHost.DELETE('/workflows/{workflowId}', { params: { path: { workflowId } } });
  const switchAllOff = async () => {
    for (const { id } of await list()) await patch(id, { isActive: false });
    await planned();
  };

  test('a company has two, and one that it makes goes as it says', async () => {
    expect((await list()).map(({ wait, isActive }) => [wait, isActive])).toEqual(
      expect.arrayContaining([
        [{ kind: 'minutes', minutes: 1440 }, true],
        [{ kind: 'minutes', minutes: 60 }, true],
      ]),
    );
    await bookOne();
    const { id } = await create();
    await planned();
    expect(await get(id)).toMatchObject({
      workflow: { name: 'Two hours before', canEdit: true },
      coming: {
        total: 1,
        messages: [{ dueAt: hoursBefore(2), to: 'Maya Lindqvist', meetingType: 'Talk' }],
      },
    });
    expect(await namesAt(hoursBefore(2))).toEqual([maya]);
    expect(await namesAt(hoursBefore(2))).toEqual([]);
    expect((await get(id)).coming.total).toBe(0);
  });

  test('what is changed changes what is coming, and what has gone stays so', async () => {
    await switchAllOff();
    const { id } = await create();
    await bookOne();
    await planned();
    await patch(id, { wait: { kind: 'days', days: 1, minuteOfDay: 1020 } });
    await planned();
    expect(await namesAt('2030-01-09T15:59:00.000Z')).toEqual([]);
    // 17:00 in Stockholm.
    expect(await namesAt('2030-01-09T16:00:00.000Z')).toEqual([maya]);
    await patch(id, { wait: { kind: 'minutes', minutes: 120 }, recipients: ['attendee', 'hosts'] });
    await planned();
    expect(await namesAt(hoursBefore(2))).toEqual([host.email]);
  });

  test('turned off or deleted nothing of it goes, also what waits for the mail server', async () => {
    await switchAllOff();
    for (const end of [(id: string) => patch(id, { isActive: false }), remove]) {
      const { id } = await create();
      const waiting = await create();
      api.clock.set('2030-01-07T06:00:00.000Z');
      const booked = await bookOne();
      await planned();
      await end(id);
      api.clock.set(hoursBefore(2));
      await api.sendReminders();
      api.mailbox.failWith('421 later');
      await api.runJobs();
      await end(waiting.id);
      api.mailbox.failWith(undefined);
      await api.retryJobs();
      expect(api.mailbox.messages).toEqual([]);
      await cancel(booked);
      await settle();
    }
  });

  test('one that is turned off and on again goes once', async () => {
    await switchAllOff();
    const { id } = await create();
    await bookOne();
    await planned();
    expect(await namesAt(hoursBefore(2))).toEqual([maya]);
    await patch(id, { isActive: false });
    await planned();
    await patch(id, { isActive: true });
    await planned();
    expect(await namesAt(hoursBefore(1.9))).toEqual([]);
  });

  test('is for the meeting types and the languages that are chosen', async () => {
    await switchAllOff();
    const other = await aMeetingType(api.db, host);
    await create({ meetingTypeIds: [other.meetingTypeId] });
    await create({ languages: ['de'], wait: { kind: 'minutes', minutes: 180 } });
    await bookOne({ language: 'en' });
    await bookOne({ email: noor, language: 'de' }, '2030-01-10T11:00:00.000Z');
    await planned();
    expect(await namesAt(hoursBefore(2))).toEqual([noor]);
    expect(await namesAt(hoursBefore(1))).toEqual([]);
    const unknown = create({ meetingTypeIds: ['7e57ab1e-0000-4000-8000-000000000000'] });
    expect(await refusedWith(unknown)).toBe('404 not-found');
  });

  test('a host has one message of a group, with all who come', async () => {
    await switchAllOff();
    ({ meetingTypeId } = await aMeetingType(api.db, host, { totalSpots: 5 }));
    await create({ recipients: ['hosts'] });
    await bookOne();
    await bookOne({ email: noor, fullname: 'Noor' });
    await planned();
    const [mail, ...others] = await toldAt(hoursBefore(2));
    expect(others).toEqual([]);
    expect(mail?.to.email).toBe(host.email);
    expect(mail?.text).toContain('Maya');
    expect(mail?.unsubscribeLink).toBeUndefined();
    expect(await namesAt(hoursBefore(1.5))).toEqual([]);
  });

  test('after the end it thanks, however long ago it was booked, and says nothing of what was cancelled', async () => {
    await switchAllOff();
    const wait = { kind: 'minutes', minutes: 60 } as const;
    await create({ trigger: 'after-meeting-end', wait, recipients: ['attendee', 'hosts'] });
    await bookOne();
    await cancel(await bookOne({ email: noor }, '2030-01-10T10:30:00.000Z'));
    await settle();
    expect(await namesAt('2030-01-10T11:29:00.000Z')).toEqual([]);
    const told = await toldAt('2030-01-10T11:30:00.000Z');
    expect(told.map(({ to }) => to.email).toSorted()).toEqual([host.email, maya].toSorted());
    const [mail] = told.filter(({ to }) => to.email === maya);
    expect(mail?.subject).toMatch(/^Thank you for your time: Talk with Hana/);
    expect(mail?.text).toContain('/unsubscribe?token=');
    expect(await namesAt('2030-01-10T12:30:00.000Z')).toEqual([]);
  });

  test('says it in its own words, where there are some in the language of its reader', async () => {
    await switchAllOff();
    await create({
      texts: {
        de: { subject: 'Bis {time}, {name}', text: 'Bitte {nichts} <b>mit</b>.\nIhr {host}' },
      },
    }).catch(() => undefined);
    expect((await list()).filter(({ isActive }) => isActive)).toEqual([]);
    await create({
      texts: { de: { subject: 'Bis dann, {name}', text: 'Bringen Sie <b>{meeting}</b> mit.' } },
    });
    await bookOne({ language: 'de', fullname: '{host}' });
    await bookOne({ email: noor, language: 'en' }, '2030-01-10T10:30:00.000Z');
    await planned();
    const [german] = await toldAt(hoursBefore(2));
    expect(german?.subject).toBe('Bis dann, {host}');
    expect(german?.text).toContain('Bringen Sie <b>Talk</b> mit.');
    expect(german?.text).toContain('/unsubscribe?token=');
    const [english] = await toldAt(hoursBefore(1.5));
    expect(english?.subject).toMatch(/^Reminder: /);
  });

  test('is shown with an appointment, and sent to who asks, without links that change it', async () => {
    const body: AskedPreview = {
      ...({ trigger: 'before-meeting', reader: 'attendee', language: 'de' } as const),
      ...{ meetingTypeIds: [], sends: false },
      own: { subject: 'Bis dann, {name}', text: null },
    };
    const none = await asHost.POST('/workflows/preview', { body });
    expect(none.data).toEqual({ mail: null, sentTo: null });
    const { secret } = await bookOne({ fullname: 'Maya Lind' });
    const { data } = await asHost.POST('/workflows/preview', { body });
    expect(data?.mail?.subject).toBe('Bis dann, Maya Lind');
    expect(data?.mail?.html).not.toContain(secret);
    expect(data?.sentTo).toBeNull();
    await settle();
    const sent = await asHost.POST('/workflows/preview', { body: { ...body, sends: true } });
    expect(sent.data?.sentTo).toBe(host.email);
    await api.runJobs();
    const [mail, ...others] = api.mailbox.messages;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: { email: host.email }, subject: 'Test: Bis dann, Maya Lind' });
    expect(mail?.text).not.toContain(secret);
    expect(mail?.unsubscribeLink).toBeUndefined();
    for (const reader of ['guests', 'hosts'] as const) {
      const shown = await asHost.POST('/workflows/preview', { body: { ...body, reader } });
      expect(shown.data?.mail?.html).toContain('Bis dann');
    }
  });

  test('is seen by all of the company, and changed by its admins', async () => {
    const member = await aHost(api.db, { role: 'member' }, host);
    const asMember = await signInAs(api, member);
    const [first] = await list(asMember);
    expect(first?.canEdit).toBe(false);
    await bookOne();
    expect((await get(first?.id ?? '', asMember)).coming.messages).toEqual([]);
    const changed = patch(first?.id ?? '', { isActive: false }, asMember);
    expect(await refusedWith(changed)).toBe('403 forbidden');
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(patch(first?.id ?? '', {}, stranger))).toBe('404 not-found');
  });

  describe('two who change one', () => {
    test('are told of each other, and what is named otherwise is the same', async () => {
      const { id } = await create();
      const was = { wait: { minutes: 120, kind: 'minutes' } } as const;
      await patch(id, { wait: { kind: 'minutes', minutes: 180 }, was });
      const late = patch(id, { wait: { kind: 'minutes', minutes: 240 }, was });
      expect(await refusedWith(late)).toBe('409 changed-meanwhile');
      expect((await get(id)).workflow.wait).toEqual({ kind: 'minutes', minutes: 180 });
    });

    test('while it is being sent: once, to whom it is for then', async () => {
      await switchAllOff();
      const { id } = await create();
      for (const time of ['10:00', '10:30', '11:00', '11:30', '12:00'])
        await bookOne({}, `2030-01-10T${time}:00.000Z`);
      await planned();
      await patch(id, { wait: { kind: 'minutes', minutes: 300 } });
      // All are due, and none too late.
      api.clock.set(hoursBefore(2.9));
      await Promise.all([
        ...[1, 2, 3].map(() => api.sendReminders()),
        patch(id, { recipients: ['attendee', 'hosts'] }),
        ...[1, 2].map(() => api.sendReminders()),
      ]);
      await planned();
      await api.sendReminders();
      await planned();
      const told = api.mailbox.messages.map(({ to, text }) => `${to.email} ${text}`);
      expect(new Set(told).size).toBe(told.length);
      expect(api.mailbox.to(maya)).toHaveLength(5);
      expect(api.mailbox.to(host.email)).toHaveLength(5);
    });
  });
});
