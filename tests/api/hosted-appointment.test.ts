import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { company } from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { book, refusedWith, startsOf } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, day } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, type MeetingTypeWish } from '#tests/support/builders.ts';
import { signInAs } from '#tests/support/logins.ts';

describeApi('9. an appointment in the office', (api) => {
  let host: AHost;
  let asHost: ApiClient;
  beforeEach(async () => {
    host = await aHost(api.db);
    asHost = await signInAs(api, host);
  });
  const load = async (appointmentId: string, client = asHost) => {
    const { data } = await client.GET('/appointments/{appointmentId}', {
      params: { path: { appointmentId } },
    });
    if (!data) throw new Error('The appointment was answered without a body.');
    return data;
  };
  const aBooking = async (wish: MeetingTypeWish = {}, start = at('10:00')) => {
    const { meetingTypeId } = await aMeetingType(api.db, host, wish);
    const booked = await book(api.client, { meetingTypeId, start });
    await api.runJobs();
    api.mailbox.empty();
    api.clock.advance({ minutes: 1 });
    const [attendeeId = ''] = await changesOn(api).attendeesOf(booked.appointmentId);
    return { ...booked, meetingTypeId, attendeeId };
  };
  const kindsOf = async (appointmentId: string) =>
    (await load(appointmentId)).history.map(({ change }) => change.kind).toReversed();
  const forget = async (email: string) => {
    await api.client.POST('/forget-me', { body: { email, language: 'en' } });
    await api.runJobs();
    const mail = api.mailbox.to(email).find(({ text }) => text.includes('/forget-me?'));
    const token = /\/forget-me\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await api.client.POST('/forget-me/confirm', { body: { token } });
  };
  const seat = (appointmentId: string, attendeeId: string) => ({
    params: { path: { appointmentId, attendeeId } },
  });

  describe('shows', () => {
    test('everything about it to whoever manages it, and to nobody else', async () => {
      const { appointmentId, meetingTypeId } = await aBooking();
      expect(await load(appointmentId)).toMatchObject({
        ...{ id: appointmentId, meetingTypeId, start: at('10:00'), end: at('10:30') },
        ...{ state: 'booked', name: 'Talk', seats: null, hostNotes: null },
        meetingLink: 'https://meet.example.com/talk',
        hosts: [{ id: host.hostId, email: host.email }],
        attendees: [{ name: 'Maya Lindqvist', email: 'maya@visitor.test', state: 'booked' }],
        history: [{ by: 'attendee', byName: 'Maya Lindqvist', change: { kind: 'booked' } }],
        mails: [{ status: 'sent' }, { status: 'sent' }],
      });
      const colleague = await signInAs(api, await aHost(api.db, { role: 'member' }, host));
      expect(await refusedWith(load(appointmentId, colleague))).toBe('403 forbidden');
      const stranger = await signInAs(api, await aHost(api.db));
      expect(await refusedWith(load(appointmentId, stranger))).toBe('404 appointment-not-found');
      expect(await refusedWith(load(randomUUID()))).toBe('404 appointment-not-found');
      expect(await refusedWith(load(appointmentId, api.client))).toBe('401 unauthorized');
    });

    test('what its attendee agreed to and wants, until they are forgotten', async () => {
      await api.db.orm
        .update(company)
        .set({ showDataPolicyLink: true, dataPolicyLink: 'https://acme.test/privacy' })
        .where(eq(company.id, host.companyId));
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const attendee = { dataPolicyAccepted: true, receiveReminders: true };
      const { appointmentId } = await book(api.client, {
        ...{ meetingTypeId, start: at('10:00') },
        attendee: { ...attendee, email: 'forget@visitor.test' },
      });
      const consentOf = async () => {
        const [only] = (await load(appointmentId)).attendees;
        const { policyAcceptedAt, policyText, receiveReminders } = only ?? {};
        return { policyAcceptedAt, policyText, receiveReminders };
      };
      expect(await consentOf()).toEqual({
        policyAcceptedAt: new Date(api.clock.nowMs()).toISOString(),
        policyText: 'https://acme.test/privacy',
        receiveReminders: true,
      });
      await forget('forget@visitor.test');
      expect(await consentOf()).toEqual({
        ...{ policyAcceptedAt: null, policyText: null, receiveReminders: null },
      });
    });

    test('nothing agreed to where nothing was shown', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const attendee = { dataPolicyAccepted: true };
      const { appointmentId } = await book(api.client, {
        ...{ meetingTypeId, start: at('10:00') },
        attendee,
      });
      expect((await load(appointmentId)).attendees).toMatchObject([
        { policyAcceptedAt: null, policyText: null, receiveReminders: null },
      ]);
    });

    test('who of the colleagues is free to take it over', async () => {
      const { appointmentId } = await aBooking();
      const free = await aHost(api.db, { role: 'member', firstname: 'Ann' }, host);
      const busy = await aHost(api.db, { role: 'member', firstname: 'Bo' }, host);
      await aHost(api.db, { role: 'member', leftAt: new Date() }, host);
      const own = await aMeetingType(api.db, busy);
      await book(api.client, { ...own, start: at('10:00') });
      const { data } = await asHost.GET('/appointments/{appointmentId}/takers', {
        params: { path: { appointmentId } },
      });
      expect(data?.takers.map(({ id, isFree }) => [id, isFree])).toEqual([
        [free.hostId, true],
        [busy.hostId, false],
      ]);
    });
  });

  describe('of whom waits', () => {
    const settings = { hostConfirmation: true };
    const decide = (how: 'confirm' | 'decline', appointmentId: string, attendeeId: string) =>
      how === 'confirm'
        ? asHost.POST('/appointments/{appointmentId}/attendees/{attendeeId}/confirm', {
            ...seat(appointmentId, attendeeId),
          })
        : asHost.POST('/appointments/{appointmentId}/attendees/{attendeeId}/decline', {
            ...seat(appointmentId, attendeeId),
            body: { reason: 'No time.' },
          });

    test('is confirmed by its host without a link, once', async () => {
      const { appointmentId, attendeeId } = await aBooking({ settings });
      expect(await load(appointmentId)).toMatchObject({ state: 'awaits-host' });
      await decide('confirm', appointmentId, attendeeId);
      await decide('confirm', appointmentId, attendeeId);
      await api.runJobs();
      expect(api.mailbox.only('maya@visitor.test').subject).toContain('Confirmed');
      expect(await kindsOf(appointmentId)).toEqual(['asked', 'confirmed']);
      expect((await load(appointmentId)).history[0]).toMatchObject({ byName: host.name });
      expect(await refusedWith(decide('decline', appointmentId, attendeeId))).toBe(
        '409 appointment-cancelled',
      );
    });

    test('is declined with a reason, and its time is free', async () => {
      const { appointmentId, attendeeId, meetingTypeId } = await aBooking({ settings });
      await decide('decline', appointmentId, attendeeId);
      expect(await load(appointmentId)).toMatchObject({ state: 'cancelled' });
      expect((await load(appointmentId)).history[0]?.change).toEqual({
        ...{ kind: 'declined', reason: 'No time.' },
      });
      expect(await startsOf(api.client, { meetingTypeId, ...day })).toContain(at('10:00'));
    });

    test('goes on waiting where the address is not proved', async () => {
      const { appointmentId, attendeeId } = await aBooking({ settings: { doubleOptIn: true } });
      const { data } = await decide('confirm', appointmentId, attendeeId);
      expect(data).toMatchObject({ state: 'awaits-attendee' });
      expect(await load(appointmentId)).toMatchObject({ state: 'awaits-attendee' });
    });

    test('is too late after its time', async () => {
      const { appointmentId, attendeeId } = await aBooking({ settings });
      api.clock.set(at('10:00'));
      expect(await refusedWith(decide('confirm', appointmentId, attendeeId))).toBe(
        '410 provisional-expired',
      );
    });
  });

  test('keeps who did not come, and takes it back', async () => {
    const { appointmentId, attendeeId } = await aBooking();
    api.clock.set(at('11:00'));
    const mark = (noShow: boolean) =>
      asHost.PATCH('/appointments/{appointmentId}/attendees/{attendeeId}/no-show', {
        ...seat(appointmentId, attendeeId),
        body: { noShow },
      });
    await mark(true);
    api.clock.advance({ minutes: 1 });
    expect((await load(appointmentId)).attendees[0]?.noShow).toBe(true);
    await mark(false);
    expect((await load(appointmentId)).attendees[0]?.noShow).toBe(false);
    expect(await kindsOf(appointmentId)).toEqual(['booked', 'no-show', 'no-show']);
  });

  test('keeps its hosts’ notes, and says when somebody else has written there', async () => {
    const { appointmentId, secret } = await aBooking();
    const note = (hostNotes: string | null, was?: string | null) =>
      asHost.PATCH('/appointments/{appointmentId}/notes', {
        params: { path: { appointmentId } },
        body: { hostNotes, ...(was !== undefined && { was: { hostNotes: was } }) },
      });
    await note('Knows Ada', null);
    await note('Knows Ada well', 'Knows Ada');
    expect(await refusedWith(note('Mine', null))).toBe('409 changed-meanwhile');
    expect((await load(appointmentId)).hostNotes).toBe('Knows Ada well');
    expect(await kindsOf(appointmentId)).toEqual(['booked', 'noted']);
    const query = { secret };
    const { data } = await api.client.GET('/appointment/{appointmentId}', {
      params: { path: { appointmentId }, query },
    });
    expect(JSON.stringify(data)).not.toContain('Knows');
  });

  describe('a guest', () => {
    const add = (appointmentId: string, attendeeId: string, email = 'guest@visitor.test') =>
      asHost.POST('/appointments/{appointmentId}/attendees/{attendeeId}/guests', {
        ...seat(appointmentId, attendeeId),
        body: { email },
      });

    test('is invited with a file; attendee and host are told, the other guest is not', async () => {
      const meetingOptions = { ...plainSettings.meetingOptions, allowAddingGuests: true };
      const { meetingTypeId } = await aMeetingType(api.db, host, { settings: { meetingOptions } });
      const { appointmentId } = await book(api.client, {
        ...{ meetingTypeId, start: at('10:00') },
        attendee: { bringalongEmails: ['first@visitor.test'] },
      });
      const [attendeeId = ''] = await changesOn(api).attendeesOf(appointmentId);
      await api.runJobs();
      api.mailbox.empty();
      await add(appointmentId, attendeeId);
      await api.runJobs();
      expect(api.mailbox.only('guest@visitor.test').subject).toContain('Invitation');
      expect(api.mailbox.only('guest@visitor.test').attachments).toHaveLength(1);
      expect(api.mailbox.only('maya@visitor.test').subject).toContain('Guest added');
      expect(api.mailbox.only(host.email).subject).toContain('Guest added');
      expect(api.mailbox.to('first@visitor.test')).toEqual([]);
      expect(await refusedWith(add(appointmentId, attendeeId, 'GUEST@visitor.test'))).toBe(
        '409 already-attending',
      );
      expect((await load(appointmentId)).attendees[0]?.guests).toHaveLength(2);
    });

    test('of a group needs a seat', async () => {
      const { appointmentId, attendeeId } = await aBooking({ totalSpots: 2 });
      await add(appointmentId, attendeeId);
      expect(await refusedWith(add(appointmentId, attendeeId, 'more@visitor.test'))).toBe(
        '409 not-enough-seats',
      );
    });

    test('is forgotten with the history', async () => {
      const { appointmentId, attendeeId } = await aBooking();
      await add(appointmentId, attendeeId, 'gone@visitor.test');
      await api.runJobs();
      api.mailbox.empty();
      await forget('gone@visitor.test');
      expect(JSON.stringify(await load(appointmentId))).not.toContain('gone@');
    });
  });

  describe('booked for a client', () => {
    const bookFor = (client: ApiClient, meetingTypeId: string, more: object = {}) =>
      client.POST('/booking/for-client', {
        body: {
          ...{ meetingTypeId, start: at('10:00') },
          attendee: { fullname: 'Noor', email: 'noor@visitor.test', timezone: 'UTC' },
          ...more,
        },
      });

    test('is certain at once, and told', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host, {
        settings: { doubleOptIn: true, hostConfirmation: true },
      });
      const { data } = await bookFor(asHost, meetingTypeId);
      expect(data?.bookingType).toBe('confirmed');
      await api.runJobs();
      expect(api.mailbox.only('noor@visitor.test').subject).toContain('Confirmed');
      const { history, state } = await load(data?.appointmentId ?? '');
      expect(state).toBe('booked');
      expect(history).toMatchObject([
        { by: 'host', byName: host.name, change: { kind: 'booked' } },
      ]);
    });

    test('is told to nobody where that is wished', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      await bookFor(asHost, meetingTypeId, { sendMails: false });
      await api.runJobs();
      expect(api.mailbox.messages).toEqual([]);
    });

    test('is outside of the hours where whoever manages it says so, never in taken time', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const late = { start: at('22:10') };
      expect(await refusedWith(bookFor(asHost, meetingTypeId, late))).toBe(
        '400 start-not-bookable',
      );
      await bookFor(asHost, meetingTypeId, { ...late, offHours: true });
      expect(await refusedWith(bookFor(asHost, meetingTypeId, { ...late, offHours: true }))).toBe(
        '409 slot-no-longer-available',
      );
      const past = { start: at('05:00'), offHours: true };
      expect(await refusedWith(bookFor(asHost, meetingTypeId, past))).toBe(
        '400 start-not-bookable',
      );
    });

    test('is for one’s own meeting types', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const colleague = await signInAs(api, await aHost(api.db, { role: 'member' }, host));
      const stranger = await signInAs(api, await aHost(api.db));
      expect(await refusedWith(bookFor(colleague, meetingTypeId))).toBe('403 forbidden');
      expect(await refusedWith(bookFor(stranger, meetingTypeId))).toBe(
        '404 meeting-type-not-available',
      );
    });
  });

  describe('as a table', () => {
    const tableOf = async (query: Record<string, string> = {}) => {
      const cookie = await api.cookiesOf(host.email);
      const reply = await api.fetch(
        `/api/appointments/appointments.csv?${new URLSearchParams(query)}`,
        {
          headers: { cookie },
        },
      );
      return { reply, text: await reply.text() };
    };

    test('has a line for each who attends, the zone in its heading, the day in its name', async () => {
      await aBooking();
      const { reply, text } = await tableOf();
      expect(reply.headers.get('content-disposition')).toBe(
        'attachment; filename="appointments-upcoming-2030-01-07.csv"',
      );
      expect(text.split('\r\n').slice(0, 2)).toEqual([
        'Start (UTC),End (UTC),State,Meeting,Hosts,Name,Email,Phone,Guests,Channel,Location,Notes,Did not come',
        `2030-01-07 10:00,2030-01-07 10:30,Booked,Talk,${host.name},Maya Lindqvist,maya@visitor.test,,,Kalends Connect,,,`,
      ]);
    });

    test('makes no formula of what a stranger wrote', async () => {
      const { meetingTypeId } = await aMeetingType(api.db, host);
      const attendee = { fullname: '=HYPERLINK("https://e.vil")' };
      await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
      expect((await tableOf()).text).toContain(`"'=HYPERLINK(""https://e.vil"")"`);
    });

    test('has more than one stretch of them, and no more than was asked for', async () => {
      const { meetingTypeId } = await aBooking();
      await api.db.query({
        text: `with new as (
            insert into appointment (company_id, id, meeting_type_id, host_ids, starts_at,
              duration_minutes, status, channel, resource_channel_ids)
            select company_id, gen_random_uuid(), meeting_type_id, host_ids,
              starts_at + n * interval '1 minute', 30, 'booked', channel, '{}'
            from appointment, generate_series(1, 1200) n where meeting_type_id = $1
            returning company_id, id)
          insert into attendee (company_id, id, appointment_id, email, name, language, time_zone,
            guests, answers, secret_hash)
          select company_id, gen_random_uuid(), id, 'x@visitor.test', 'X', 'en', 'UTC', '{}', '[]', ''
          from new`,
        values: [meetingTypeId],
      });
      expect((await tableOf()).text.trim().split('\r\n')).toHaveLength(1 + 1201);
      expect((await tableOf({ search: 'maya' })).text.trim().split('\r\n')).toHaveLength(2);
    });
  });
});

describeApi('9. an appointment’s address alone', (api) => {
  test('tells neither where it is met nor gives its file; its secret and its hosts’ right do', async () => {
    const host = await aHost(api.db);
    const { meetingTypeId } = await aMeetingType(api.db, host);
    const { appointmentId, secret } = await book(api.client, { meetingTypeId, start: at('10:00') });
    const load = async (client: ApiClient, query: { secret?: string } = {}) => {
      const { data } = await client.GET('/appointment/{appointmentId}', {
        params: { path: { appointmentId }, query },
      });
      return { link: data?.meetingLink, hasFile: data?.ics !== null, text: JSON.stringify(data) };
    };
    const nothing = { link: null, hasFile: false };
    const all = { link: 'https://meet.example.com/talk', hasFile: true };
    expect(await load(api.client)).toMatchObject(nothing);
    expect((await load(api.client)).text).not.toContain(host.email);
    expect(await load(api.client, { secret })).toMatchObject(all);
    const colleague = await aHost(api.db, { role: 'member' }, host);
    expect(await load(await signInAs(api, colleague))).toMatchObject(nothing);
    expect(await load(await signInAs(api, await aHost(api.db)))).toMatchObject(nothing);
    const asHost = await signInAs(api, host);
    expect(await load(asHost)).toMatchObject(all);
    const { data } = await asHost.POST('/api-token', { body: { name: 'Mine' } });
    const headers = { authorization: `Bearer ${data?.token}` };
    const file = `/api/appointment/${appointmentId}/appointment.ics`;
    expect((await api.fetch(file)).status).toBe(404);
    expect((await api.fetch(file, { headers })).status).toBe(200);
    expect((await api.fetch(`${file}?secret=${secret}`)).status).toBe(200);
    expect((await api.fetch(`${file}?secret=wrong`)).status).toBe(403);
  });
});
