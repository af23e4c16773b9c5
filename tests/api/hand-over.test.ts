import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { busyTime } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import {
  type AHost,
  aConferenceConnection,
  aHost,
  aMeetingType,
  type MeetingTypeWish,
} from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

const meetingOptions = { ...plainSettings.meetingOptions, allowAddingGuests: true };

describeApi.both('9. an appointment that a colleague takes over', (api) => {
  let host: AHost;
  let colleague: AHost;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db);
    colleague = await aHost(api.db, { role: 'member', firstname: 'Kofi' }, host);
    asHost = await signInAs(api, host);
  });
  const handOver = (client: ApiClient, appointmentId: string, toHostId = colleague.hostId) =>
    client.POST('/booking/hand-over/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { toHostId },
    });
  const aBooking = async (wish: MeetingTypeWish = {}) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, {
      settings: { meetingOptions },
      ...wish,
    });
    const attendee = { bringalongEmails: ['guest@visitor.test'] };
    const booked = await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
    await api.runJobs();
    api.mailbox.empty();
    return { meetingTypeId, ...booked };
  };
  const rowOf = async (appointmentId: string) => {
    const [row] = await api.db.query<{ hosts: string[]; link: string; taken: string[] }>({
      text: `select host_ids::text[] as hosts, meeting_link as link,
          array(select host_id::text from reservation r where r.appointment_id = a.id) as taken
        from appointment a where id = $1`,
      values: [appointmentId],
    });
    return row;
  };
  const calendarOf = (email: string) => {
    const { attachments } = api.mailbox.only(email);
    return readCalendar(String(attachments?.[0]?.content));
  };

  test('is theirs: their time is taken, the other host’s is free again', async () => {
    const { appointmentId, meetingTypeId } = await aBooking();
    await handOver(asHost, appointmentId);
    expect(await rowOf(appointmentId)).toMatchObject({
      hosts: [colleague.hostId],
      taken: [colleague.hostId],
    });
    expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(at('10:00'));
    const own = await aMeetingType(api.db, colleague);
    expect(await startsOf(api.client, { ...own, ...day })).not.toContain(at('10:00'));
  });

  test('is told to whoever attends, their guest and both hosts, each with a file', async () => {
    const { appointmentId } = await aBooking();
    await handOver(asHost, appointmentId);
    await api.runJobs();
    expect(api.mailbox.only('maya@visitor.test').subject).toContain('New host: Talk with Kofi');
    expect(calendarOf('maya@visitor.test')).toMatchObject({
      method: 'REQUEST',
      organizer: colleague.email,
      sequence: 1,
    });
    expect(calendarOf('guest@visitor.test')).toMatchObject({ method: 'REQUEST' });
    expect(api.mailbox.only(colleague.email).subject).toContain('Now yours: Talk with Maya');
    expect(calendarOf(colleague.email)).toMatchObject({
      method: 'REQUEST',
      organizer: 'no-reply@kalends.test',
    });
    expect(api.mailbox.only(host.email).subject).toContain('Handed over: Talk with Maya');
    const cancelled = calendarOf(host.email);
    expect(cancelled).toMatchObject({ method: 'CANCEL', organizer: 'no-reply@kalends.test' });
    expect(cancelled.attendees).toContain(host.email);
  });

  test('has it in its history, who gave it to whom', async () => {
    const { appointmentId } = await aBooking();
    await handOver(asHost, appointmentId);
    const rows = await api.db.query({
      text: `select by, by_host_id as "byHostId", change from appointment_change
             where appointment_id = $1 order by created_at, change ->> 'kind'`,
      values: [appointmentId],
    });
    expect(rows).toEqual([
      { by: 'attendee', byHostId: null, change: { kind: 'booked' } },
      {
        by: 'host',
        byHostId: host.hostId,
        change: { kind: 'handed-over', fromHostId: host.hostId, toHostId: colleague.hostId },
      },
    ]);
  });

  test('is moved by its attendee with the host who has it now', async () => {
    const booked = await aBooking();
    await handOver(asHost, booked.appointmentId);
    await changesOn(api).reschedule(booked, at('14:00'));
    expect(await rowOf(booked.appointmentId)).toMatchObject({ hosts: [colleague.hostId] });
  });

  test('takes place in the room of the host who has it now', async () => {
    await aConferenceConnection(api.db, host);
    const { appointmentId } = await aBooking({ channel: 'zoom' });
    expect(await refusedWith(handOver(asHost, appointmentId))).toBe('409 host-zoom-not-connected');
    const link = await aConferenceConnection(api.db, colleague);
    await handOver(asHost, appointmentId);
    expect(await rowOf(appointmentId)).toMatchObject({ link });
  });

  test('tells each of a group once, and the hosts once', async () => {
    const { appointmentId, meetingTypeId } = await aBooking({ totalSpots: 5 });
    await book(api.client, {
      ...{ meetingTypeId, start: at('10:00') },
      attendee: { email: 'noor@visitor.test', fullname: 'Noor Haddad' },
    });
    await api.runJobs();
    api.mailbox.empty();
    await handOver(asHost, appointmentId);
    await api.runJobs();
    expect(api.mailbox.messages).toHaveLength(5);
    expect(api.mailbox.only(colleague.email).subject).toContain('Now yours');
    expect(api.mailbox.only('noor@visitor.test').subject).toContain('New host');
  });

  describe('is refused', () => {
    test('where the colleague has another appointment, or is away', async () => {
      const { appointmentId } = await aBooking();
      const own = await aMeetingType(api.db, colleague);
      const { appointmentId: busy } = await book(api.client, { ...own, start: at('10:00') });
      expect(await refusedWith(handOver(asHost, appointmentId))).toBe(
        '409 slot-no-longer-available',
      );
      await handOver(asHost, busy, (await aHost(api.db, { role: 'member' }, host)).hostId);
      await api.db.orm.insert(busyTime).values({
        ...{ companyId: host.companyId, hostId: colleague.hostId, id: randomUUID() },
        kind: 'out-of-office',
        startsAt: new Date(at('00:00')),
        endsAt: new Date(at('23:00')),
      });
      expect(await refusedWith(handOver(asHost, appointmentId))).toBe(
        '409 slot-no-longer-available',
      );
      expect(await rowOf(appointmentId)).toMatchObject({ taken: [host.hostId] });
    });

    test('to strangers and colleagues, and for whoever is not there', async () => {
      const { appointmentId } = await aBooking();
      const stranger = await aHost(api.db);
      expect(await refusedWith(handOver(api.client, appointmentId))).toBe('401 unauthorized');
      expect(await refusedWith(handOver(await signInAs(api, stranger), appointmentId))).toBe(
        '404 appointment-not-found',
      );
      expect(await refusedWith(handOver(await signInAs(api, colleague), appointmentId))).toBe(
        '403 forbidden',
      );
      for (const toHostId of [stranger.hostId, randomUUID()]) {
        expect(await refusedWith(handOver(asHost, appointmentId, toHostId))).toBe(
          '404 host-not-found',
        );
      }
      const left = await aHost(api.db, { leftAt: new Date(at('00:00')) }, host);
      expect(await refusedWith(handOver(asHost, appointmentId, left.hostId))).toBe(
        '404 host-not-found',
      );
    });

    test('once it has begun or is cancelled', async () => {
      const booked = await aBooking();
      api.clock.set(at('10:00'));
      expect(await refusedWith(handOver(asHost, booked.appointmentId))).toBe(
        '409 appointment-past',
      );
      api.clock.set(at('06:00'));
      await changesOn(api).cancel(booked);
      expect(await refusedWith(handOver(asHost, booked.appointmentId))).toBe(
        '409 appointment-cancelled',
      );
    });
  });

  test('two who exchange appointments at once both get an answer, and no time is taken twice', async () => {
    const third = await aHost(api.db, { role: 'member' }, host);
    const first = await aBooking();
    const own = await aMeetingType(api.db, colleague);
    const second = await book(api.client, { ...own, start: at('10:00') });
    const answers = await Promise.allSettled([
      handOver(asHost, first.appointmentId, colleague.hostId),
      handOver(asHost, second.appointmentId, third.hostId),
    ]);
    expect(answers.at(1)?.status).toBe('fulfilled');
    const { hosts } = (await rowOf(first.appointmentId)) ?? { hosts: [] };
    expect(hosts).toEqual([answers.at(0)?.status === 'fulfilled' ? colleague.hostId : host.hostId]);
  });
});
