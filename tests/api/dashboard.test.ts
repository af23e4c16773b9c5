import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { conferenceAccount, mailLog } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin, signInAs } from '#tests/support/logins.ts';
import { aBusyTime, aCalendar, anAppointment } from '#tests/support/taken-time.ts';

describeApi('the dashboard', (api) => {
  let ada: AHost;
  let client: ApiClient;

  beforeAll(async () => {
    ada = await aHost(api.db, { role: 'owner' });
    client = await signInAs(api, ada);
  });

  const read = async (as = client, timezone?: string) => {
    const { data } = await as.GET('/dashboard', { params: { query: { timezone } } });
    if (!data) throw new Error('A dashboard has a body');
    return data;
  };

  test('9. tells today, what is next and how full two weeks are', async () => {
    const type = await aMeetingType(api.db, ada, { name: 'Intro', slug: 'intro' });
    const of = { ...type, hostId: ada.hostId };
    await anAppointment(api.db, of, { startIso: at('10:00'), durationMinutes: 60 });
    await anAppointment(api.db, of, { startIso: at('23:30', '2030-01-08') });
    await aBusyTime(api.db, ada, 'out-of-office', [
      at('00:00', '2030-01-10'),
      at('00:00', '2030-01-11'),
    ]);
    const { today, next, days, links, attention, now } = await read();
    expect(now).toBe(at('06:00'));
    expect(today).toMatchObject({
      date: '2030-01-07',
      start: at('00:00'),
      end: at('00:00', '2030-01-08'),
      hours: [{ start: at('09:00'), end: at('17:00') }],
      busy: [],
      appointments: [{ start: at('10:00'), end: at('11:00') }],
    });
    expect(next.map(({ start }) => start)).toEqual([at('23:30', '2030-01-08')]);
    expect(days).toHaveLength(14);
    expect(days.slice(0, 4)).toEqual([
      { date: '2030-01-07', openMinutes: 480, takenMinutes: 60, appointments: 1 },
      { date: '2030-01-08', openMinutes: 480, takenMinutes: 0, appointments: 1 },
      { date: '2030-01-09', openMinutes: 480, takenMinutes: 0, appointments: 0 },
      { date: '2030-01-10', openMinutes: 480, takenMinutes: 480, appointments: 0 },
    ]);
    expect(links).toEqual({
      slug: ada.hostSlug,
      meetingTypes: [{ id: type.meetingTypeId, name: 'Intro', slug: 'intro', durationMinutes: 30 }],
    });
    expect(attention).toEqual([]);
  });

  test('9. is about the day where the reader is', async () => {
    // In Auckland Tuesday is about to begin: what is at 23:30 UTC belongs to Wednesday there.
    const { today, next } = await read(client, 'Pacific/Auckland');
    expect(today).toMatchObject({ date: '2030-01-07', start: at('11:00', '2030-01-06') });
    expect(today.appointments).toHaveLength(1);
    expect(next[0]?.start).toBe(at('23:30', '2030-01-08'));
  });

  test('9. says what waits, with what stands before and after, and their verb decides', async () => {
    const host = await aHost(api.db);
    const as = await signInAs(api, host);
    const plain = await aMeetingType(api.db, host, { name: 'Talk' });
    const of = { ...plain, hostId: host.hostId };
    await anAppointment(api.db, of, { startIso: at('09:00') });
    await anAppointment(api.db, of, { startIso: at('13:00') });
    const asking = await aMeetingType(api.db, host, {
      name: 'Advice',
      settings: { hostConfirmation: true },
    });
    const visitor = { notes: 'Soon, please' };
    const booked = await book(api.client, { ...asking, start: at('10:00'), attendee: visitor });
    const [waiting, ...others] = (await read(as)).waiting;
    expect(others).toEqual([]);
    expect(waiting).toEqual({
      appointmentId: booked.appointmentId,
      name: 'Advice',
      start: at('10:00'),
      end: at('10:30'),
      heldUntil: at('10:00'),
      attendee: {
        id: expect.any(String),
        name: 'Maya Lindqvist',
        email: 'maya@visitor.test',
        notes: 'Soon, please',
      },
      before: { name: 'Talk', at: at('09:30') },
      after: { name: 'Talk', at: at('13:00') },
    });
    expect((await read()).waiting).toEqual([]);
    const path = { appointmentId: booked.appointmentId, attendeeId: waiting?.attendee.id ?? '' };
    const { data } = await as.POST('/appointments/{appointmentId}/attendees/{attendeeId}/confirm', {
      params: { path },
    });
    expect(data).toMatchObject({ state: 'confirmed' });
    const { data: appointment } = await as.GET('/appointments/{appointmentId}', {
      params: { path: { appointmentId: booked.appointmentId } },
    });
    const line = appointment?.history.find(({ change }) => change.kind === 'confirmed');
    const [{ firstname = '', lastname = '' } = {}] = appointment?.hosts ?? [];
    expect(line).toMatchObject({ by: 'host', byName: `${firstname} ${lastname}`.trim() });
    expect((await read(as)).waiting).toEqual([]);
  });

  test('9. says what needs attention, mails to admins alone', async () => {
    const owner = await aHost(api.db, { role: 'owner', weekly: [[], [], [], [], [], [], []] });
    const member = await aHost(api.db, { role: 'member' }, owner);
    await aCalendar(api.db, owner, { unreadableSince: at('05:00') });
    await api.db.orm.insert(conferenceAccount).values({
      ...{
        companyId: owner.companyId,
        id: randomUUID(),
        hostId: owner.hostId,
        provider: 'teams-2',
      },
      ...{
        accountName: 'ada@example.com',
        credentials: 'sealed',
        refusedAt: new Date(at('06:00')),
      },
    });
    const unmet = { name: 'Zoom', channel: 'zoom', settings: { meetingLink: null } } as const;
    await aMeetingType(api.db, owner, unmet);
    await aMeetingType(api.db, owner, { name: 'Draft', enabled: false });
    const archived = await aMeetingType(api.db, owner, { name: 'Old', enabled: false });
    await api.db.query({
      text: 'update meeting_type set archived_at = now() where id = $1',
      values: [archived.meetingTypeId],
    });
    await api.db.orm.insert(mailLog).values({
      companyId: owner.companyId,
      id: randomUUID(),
      kind: 'attendee-confirmation',
      recipient: 'maya@visitor.test',
      recipientName: 'Maya',
      ...{ subject: 'Booked', html: '', text: '', status: 'failed', error: 'no such mailbox' },
      createdAt: new Date(at('05:00')),
    });
    expect((await read(await signInAs(api, owner))).attention).toEqual([
      { code: 'calendar-unreadable', count: 1, names: ['somebody'], since: at('05:00') },
      { code: 'meetings-refused', count: 1, names: ['Microsoft Teams'], since: at('06:00') },
      { code: 'no-hours', count: 1, names: [], since: null },
      { code: 'no-channel', count: 1, names: ['Zoom'], since: null },
      { code: 'failed-mails', count: 1, names: [], since: null },
      { code: 'drafts', count: 1, names: ['Draft'], since: null },
    ]);
    expect((await read(await signInAs(api, member))).attention).toEqual([
      { code: 'no-meeting-type', count: 1, names: [], since: null },
    ]);
  });

  test('9. asks two things of the database, whatever there is', async () => {
    const host = await aHost(api.db);
    await aLogin(api.db, host, 'kettle umbrella north');
    const cookie = await api.cookiesOf(host.email, 'kettle umbrella north');
    const { db, counted } = countStatements(api.db);
    const ask = (path: string) =>
      api.answerWith({ db })(new Request(`${ORIGIN}/api${path}`, { headers: { cookie } }));
    await ask('/session');
    // One was that call's own: which companies there are.
    const ofSession = counted.statements - 1;
    const first = counted.statements;
    expect((await ask('/dashboard')).status).toBe(200);
    expect(counted.statements - first - ofSession).toBe(2);
    const before = counted.statements;
    await ask(`/calendar?from=${at('00:00')}&to=${at('00:00', '2030-01-14')}`);
    expect(counted.statements - before - ofSession).toBe(1);
  });

  test('9. is for whoever is signed in', async () => {
    expect(await refusedWith(read(api.client))).toBe('401 unauthorized');
  });
});
