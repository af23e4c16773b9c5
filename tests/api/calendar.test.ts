import { beforeAll, expect, test } from 'vitest';
import { teamHost } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { aTeam } from '#tests/support/a-routing-form.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { propose } from '#tests/support/api-proposals.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { hours } from '#tests/support/hours.ts';
import { signInAs } from '#tests/support/logins.ts';
import { aBusyTime, aCalendar, anAppointment, aReservation } from '#tests/support/taken-time.ts';

const day = { from: at('00:00'), to: at('00:00', '2030-01-08') };

describeApi('the calendar', (api) => {
  let owner: AHost;
  let linus: AHost;
  let mia: AHost;
  let asOwner: ApiClient;
  let asLinus: ApiClient;
  let asMia: ApiClient;

  beforeAll(async () => {
    owner = await aHost(api.db, { role: 'owner', firstname: 'Ada', lastname: 'Brandt' });
    linus = await aHost(api.db, { role: 'member', firstname: 'Linus', lastname: 'Rao' }, owner);
    mia = await aHost(api.db, { role: 'member', firstname: 'Mia', lastname: 'Sol' }, owner);
    const { teamId } = await aTeam(api.db, owner);
    const { companyId } = owner;
    await api.db.orm.insert(teamHost).values([
      { companyId, teamId, hostId: linus.hostId, position: 0, isAdmin: true },
      { companyId, teamId, hostId: mia.hostId, position: 1 },
    ]);
    asOwner = await signInAs(api, owner);
    asLinus = await signInAs(api, linus);
    asMia = await signInAs(api, mia);
  });

  const read = async (
    client: ApiClient,
    query: Partial<typeof day> & { hostIds?: string[] } = {},
  ) => {
    const { data } = await client.GET('/calendar', { params: { query: { ...day, ...query } } });
    if (!data) throw new Error('A calendar has a body');
    return data;
  };

  test('9. shows hours, appointments with their buffers, and what else takes time', async () => {
    const host = await aHost(api.db, {
      timeZone: 'Europe/Berlin',
      overrides: { '2030-01-07': hours('9:00-12:00', '13:00-17:00') },
    });
    const client = await signInAs(api, host);
    const type = await aMeetingType(api.db, host, {
      name: 'Intro',
      bufferBeforeMinutes: 5,
      bufferAfterMinutes: 10,
    });
    await book(api.client, { ...type, start: at('08:30') });
    await aBusyTime(api.db, host, 'calendar-event', [at('14:00'), at('15:00')]);
    await aReservation(api.db, host, { startIso: at('15:00'), expiresIso: at('06:10') });
    await aReservation(api.db, host, { startIso: at('15:30'), expiresIso: at('05:59') });
    await aCalendar(api.db, host, { unreadableSince: at('05:00') });
    expect(await read(client)).toEqual({
      isCut: false,
      decisions: [],
      hosts: [
        {
          id: host.hostId,
          name: host.name,
          timezone: 'Europe/Berlin',
          isUnreadable: true,
          hours: [
            { start: at('08:00'), end: at('11:00') },
            { start: at('12:00'), end: at('16:00') },
          ],
          busy: [
            {
              kind: 'calendar-event',
              start: at('14:00'),
              end: at('15:00'),
              proposal: null,
              title: null,
            },
            { kind: 'hold', start: at('15:00'), end: at('15:30'), proposal: null, title: null },
          ],
        },
      ],
      appointments: [
        {
          id: expect.any(String),
          hostIds: [host.hostId],
          start: at('08:30'),
          end: at('09:00'),
          takenFrom: at('08:25'),
          takenUntil: at('09:10'),
          state: 'booked',
          about: {
            name: 'Intro',
            meetingTypeId: type.meetingTypeId,
            channel: 'connect',
            meetingLink: 'https://meet.example.com/talk',
            location: null,
            attendees: ['Maya Lindqvist'],
            attendeeCount: 1,
            guestCount: 0,
            late: [],
            totalSpots: null,
          },
        },
      ],
    });
  });

  test('9. what has not been confirmed in time is not there, nor what was cancelled', async () => {
    const host = await aHost(api.db);
    const client = await signInAs(api, host);
    const asking = { settings: { hostConfirmation: true, provisionalHours: 1 } };
    const type = await aMeetingType(api.db, host, asking);
    await book(api.client, { ...type, start: at('10:00') });
    expect((await read(client)).appointments.map(({ state }) => state)).toEqual(['awaits-host']);
    api.clock.set(at('07:01'));
    expect((await read(client)).appointments).toEqual([]);
    const plain = await aMeetingType(api.db, host);
    const { appointmentId } = await book(api.client, { ...plain, start: at('11:00') });
    expect((await read(client)).appointments).toHaveLength(1);
    const path = { appointmentId };
    await client.POST('/booking/cancel/{appointmentId}', { params: { path }, body: {} });
    expect((await read(client)).appointments).toEqual([]);
  });

  test('9. admins see everybody, team admins their team, members themselves', async () => {
    const all = [owner.hostId, linus.hostId, mia.hostId];
    const both = [mia.hostId, linus.hostId];
    expect((await read(asOwner, { hostIds: all })).hosts.map(({ id }) => id)).toEqual(all);
    expect((await read(asLinus, { hostIds: both })).hosts.map(({ id }) => id)).toEqual(both);
    expect((await read(asMia)).hosts.map(({ id }) => id)).toEqual([mia.hostId]);
    expect(await refusedWith(read(asLinus, { hostIds: all }))).toBe('403 forbidden');
    expect(await refusedWith(read(asMia, { hostIds: both }))).toBe('403 forbidden');
    const stranger = await signInAs(api, await aHost(api.db));
    expect(await refusedWith(read(stranger, { hostIds: [mia.hostId] }))).toBe('404 host-not-found');
    expect(await refusedWith(read(api.client))).toBe('401 unauthorized');

    const offered = async (client: ApiClient, search?: string) => {
      const { data } = await client.GET('/calendar/hosts', { params: { query: { search } } });
      return data?.hosts.map(({ name }) => name);
    };
    expect(await offered(asOwner)).toEqual(['Ada Brandt', 'Linus Rao', 'Mia Sol']);
    expect(await offered(asLinus)).toEqual(['Linus Rao', 'Mia Sol']);
    expect(await offered(asMia)).toEqual(['Mia Sol']);
    expect(await offered(asOwner, 'a s')).toEqual(['Mia Sol']);
    expect(await offered(asOwner, '%')).toEqual([]);
  });

  test('9. of meetings beyond their team a team admin knows only when', async () => {
    const theirs = await aMeetingType(api.db, mia);
    const startIso = at('10:00', '2030-01-09');
    await anAppointment(api.db, { ...theirs, hostId: mia.hostId }, { startIso });
    const wednesday = { from: at('00:00', '2030-01-09'), to: at('00:00', '2030-01-10') };
    const asked = { ...wednesday, hostIds: [mia.hostId] };
    const [hidden] = (await read(asLinus, asked)).appointments;
    expect(hidden).toMatchObject({ start: startIso, about: null });
    expect((await read(asOwner, asked)).appointments[0]?.about).toMatchObject({ name: 'Talk' });
    expect((await read(asMia, wednesday)).appointments[0]?.about).not.toBeNull();
  });

  test('10. times that a proposal holds name for whom, to those who may know', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, mia);
    const start = at('10:00', '2030-01-14');
    const { id } = await propose(asMia, { meetingTypeId, times: [start] });
    const monday = { from: at('00:00', '2030-01-14'), to: at('00:00', '2030-01-15') };
    const busyFor = async (client: ApiClient) => {
      const { hosts } = await read(client, { ...monday, hostIds: [mia.hostId] });
      return hosts[0]?.busy;
    };
    const held = { kind: 'hold', start, end: at('10:30', '2030-01-14') };
    const named = { ...held, proposal: { id, name: 'Maya Lindqvist' }, title: null };
    expect(await busyFor(asMia)).toEqual([named]);
    expect(await busyFor(asOwner)).toEqual([named]);
    expect(await busyFor(asLinus)).toEqual([{ ...held, proposal: null, title: null }]);
  });

  test.each([
    ['backwards', { from: at('10:00'), to: at('09:00') }],
    ['longer than eight weeks', { from: at('00:00'), to: at('00:00', '2030-03-07') }],
    ['of too many hosts', { hostIds: Array.from({ length: 21 }, () => crypto.randomUUID()) }],
  ])('9. a range %s is refused', async (_, query) => {
    expect(await refusedWith(read(asOwner, query))).toBe('400 validation-failed');
  });
});
