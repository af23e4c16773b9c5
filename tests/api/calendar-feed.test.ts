import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import {
  appointment,
  attendee,
  calendarFeed,
  host,
  teamHost,
} from '#server/platform/db/schema/schema.ts';
import type { ApiClient } from '#shared/api/client.ts';
import { ORIGIN } from '#tests/support/api.ts';
import { book, refusedWith } from '#tests/support/api-bookings.ts';
import { readCalendar } from '#tests/support/api-calendar.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at, timesOf } from '#tests/support/api-slots.ts';
import { countStatements } from '#tests/support/api-statements.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { type AHost, aHost, aMeetingType, aTeam } from '#tests/support/builders.ts';
import { connectFeed, look } from '#tests/support/connected-calendar.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { signInAs } from '#tests/support/logins.ts';
import { startFeedStandIn } from '#tests/support/stand-ins/feed-stand-in.ts';

describeApi.both('a feed of appointments', (api) => {
  const { cancel, reschedule } = changesOn(api);
  let ada: AHost;
  let asAda: ApiClient;
  beforeEach(async () => {
    ada = await aHost(api.db, { firstname: 'Ada', lastname: 'Brandt' });
    asAda = await signInAs(api, ada);
  });
  const make = async (by: ApiClient, teamId?: string) => {
    const body = { name: 'Phone', ...(teamId && { teamId }) };
    const { data } = await by.POST('/calendar/feeds', { body });
    if (!data) throw new Error('No feed');
    return data;
  };
  const listOf = async (by: ApiClient) => (await by.GET('/calendar/feeds')).data?.feeds ?? [];
  const end = (by: ApiClient, feedId: string) =>
    by.DELETE('/calendar/feeds/{feedId}', { params: { path: { feedId } } });
  /** As a phone asks: with the address alone. */
  const read = (url: string, headers: Record<string, string> = {}) =>
    api.fetch(url.slice(ORIGIN.length), { headers });
  const eventsOf = async (url: string) =>
    new ICAL.Component(ICAL.parse(await (await read(url)).text()))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event));
  const titlesOf = async (url: string) => (await eventsOf(url)).map(({ summary }) => summary);
  const statusOf = async (url: string) => (await read(url)).status;

  test('has what is booked, as the mails’ files have it, and what attendees said', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    const attendee = { notes: 'About the roof', phone: '+46 8 123' };
    const { appointmentId } = await book(api.client, {
      ...{ meetingTypeId, start: at('10:00'), attendee },
    });
    await api.db.orm
      .update(appointment)
      .set({ hostNotes: 'Difficult' })
      .where(eq(appointment.id, appointmentId));
    await api.runJobs();
    const mailed = readCalendar(
      String(api.mailbox.only('maya@visitor.test').attachments?.[0]?.content),
    );
    const { url } = await make(asAda);
    const [event, ...others] = await eventsOf(url);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ uid: mailed.uid, summary: 'Talk: Maya Lindqvist' });
    expect(event?.sequence).toBe(0);
    expect(event?.startDate.toString()).toBe('2030-01-07T10:00:00Z');
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(event?.description).toContain('About the roof');
    expect(event?.description).not.toContain('Difficult');
    expect(event?.attendees).toEqual([]);
  });

  test('says what it is called and how often it is worth asking, in folded lines', async () => {
    await make(asAda);
    const { meetingTypeId } = await aMeetingType(api.db, ada, { name: 'Ü'.repeat(90) });
    await book(api.client, { meetingTypeId, start: at('10:00') });
    const reply = await read((await make(asAda)).url);
    const text = await reply.text();
    const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
    expect(unfolded).toContain('X-WR-CALNAME:Ada Brandt · Acme');
    expect(unfolded).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT30M');
    expect(text).not.toContain('METHOD:');
    const widest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(widest).toBeLessThanOrEqual(75);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  test('follows what is moved and cancelled, and begins 90 days ago', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    const moved = await book(api.client, { meetingTypeId, start: at('10:00') });
    const gone = await book(api.client, { meetingTypeId, start: at('11:00') });
    const { url } = await make(asAda);
    await reschedule(moved, at('14:00'));
    await cancel(gone);
    const events = await eventsOf(url);
    expect(events.map(({ startDate, sequence }) => `${startDate} ${sequence}`)).toEqual([
      '2030-01-07T14:00:00Z 1',
    ]);
    api.clock.set('2030-04-07T14:00:00.000Z');
    expect(await eventsOf(url)).toHaveLength(1);
    api.clock.set('2030-04-07T14:00:00.001Z');
    expect(await eventsOf(url)).toEqual([]);
  });

  test('is told once, kept as a hash, and known by its last letters', async () => {
    const { url, ...rest } = await make(asAda);
    const secret = /\/api\/calendar\/feed\/([\w-]{43})\/appointments\.ics$/.exec(url)?.[1] ?? '';
    expect(rest).toMatchObject({
      ...{ name: 'Phone', team: null, hostId: ada.hostId, hostName: 'Ada Brandt' },
      ...{ hint: secret.slice(-4), createdAt: at('06:00'), lastReadAt: null },
    });
    expect(await findTablesWith(api.db, secret)).toEqual([]);
    expect(await listOf(asAda)).toEqual([rest]);
    await read(url);
    expect(await listOf(asAda)).toEqual([{ ...rest, lastReadAt: at('06:00') }]);
    api.clock.set(at('06:59'));
    await read(url);
    expect(await listOf(asAda)).toEqual([{ ...rest, lastReadAt: at('06:00') }]);
  });

  test('is told once whether anything has changed, with two statements', async () => {
    const { meetingTypeId } = await aMeetingType(api.db, ada);
    await book(api.client, { meetingTypeId, start: at('10:00') });
    const { url } = await make(asAda);
    const etag = (await read(url)).headers.get('etag') ?? '';
    const { db, counted } = countStatements(api.db);
    const answer = api.answerWith({ db });
    api.clock.set(at('06:30'));
    const again = await answer(new Request(url, { headers: { 'if-none-match': etag } }));
    expect([again.status, await again.text()]).toEqual([304, '']);
    // The statements of the mapper are not counted: this is what is booked.
    expect(counted.statements).toBe(1);
    await book(api.client, { meetingTypeId, start: at('11:00') });
    expect((await read(url, { 'if-none-match': etag })).status).toBe(200);
  });

  test('come by pages, the newest first, and are counted', async () => {
    for (const minute of ['00', '01', '02', '03', '04']) {
      api.clock.set(at(`06:${minute}`));
      await make(asAda);
    }
    const ask = async (page: number) => {
      const query = { page, pageSize: 2 };
      const { data } = await asAda.GET('/calendar/feeds', { params: { query } });
      const { feeds = [], teams: _, ...facts } = data ?? {};
      return { ...facts, made: feeds.map(({ createdAt }) => createdAt) };
    };
    const facts = { total: 5, pageSize: 2 };
    expect(await ask(1)).toEqual({ ...facts, page: 1, made: [at('06:04'), at('06:03')] });
    expect(await ask(3)).toEqual({ ...facts, page: 3, made: [at('06:00')] });
    expect(await ask(4)).toEqual({ ...facts, page: 4, made: [] });
  });

  test('ends when it is revoked, and never was is answered alike', async () => {
    const { url, id } = await make(asAda);
    const other = await make(asAda);
    await end(asAda, id);
    expect(await statusOf(url)).toBe(404);
    expect(await statusOf(other.url)).toBe(200);
    const unknown = await read(`${ORIGIN}/api/calendar/feed/${'x'.repeat(43)}/appointments.ics`);
    const { requestId: _, ...told } = await unknown.json();
    const { requestId: __, ...toldOfEnded } = await (await read(url)).json();
    expect([unknown.status, told]).toEqual([404, toldOfEnded]);
    expect(await refusedWith(end(asAda, id))).toBe('404 not-found');
    const colleague = await aHost(api.db, { role: 'member' }, ada);
    const asColleague = await signInAs(api, colleague);
    expect(await refusedWith(end(asColleague, other.id))).toBe('403 forbidden');
    expect(await listOf(asColleague)).toEqual([]);
  });

  test('ends with the membership of who made it, also when they come back', async () => {
    const member = await aHost(api.db, { role: 'member' }, ada);
    const asMember = await signInAs(api, member);
    const { url } = await make(asMember);
    expect(await statusOf(url)).toBe(200);
    await asAda.DELETE('/company/team-member/{userId}', {
      params: { path: { userId: member.hostId } },
      body: { appointments: { colleagueId: null }, meetingTypes: { colleagueId: null } },
    });
    expect(await statusOf(url)).toBe(404);
    await api.db.orm.update(host).set({ leftAt: null }).where(eq(host.id, member.hostId));
    expect(await statusOf(url)).toBe(404);
  });

  test('connected as a calendar of its own host it takes no time twice', async () => {
    const talk = await aMeetingType(api.db, ada);
    const booked = await book(api.client, { ...talk, start: at('10:00') });
    const { url } = await make(asAda);
    const published = await startFeedStandIn();
    onTestFinished(published.stop);
    const publish = async () => published.publish({ content: await (await read(url)).text() });
    await publish();
    const connection = await connectFeed(asAda, published.address);
    await api.readCalendars();
    const others = await timesOf(api.client, talk);
    expect(others).not.toContain('10:00');
    expect(others).toContain('10:30');
    // What stands there of an appointment that is cancelled since takes nothing either.
    await cancel(booked);
    await look(asAda, connection);
    expect(await timesOf(api.client, talk)).toContain('10:00');
  });

  describe('of a team', () => {
    let linus: AHost;
    let asLinus: ApiClient;
    beforeEach(async () => {
      linus = await aHost(api.db, { role: 'member', firstname: 'Linus', lastname: 'Falk' }, ada);
      asLinus = await signInAs(api, linus);
    });
    const aTeamWith = (admins: readonly AHost[]) => aTeam(api.db, ada, [ada, linus], admins);

    test('connected as a calendar of its reader it takes nothing for what colleagues have', async () => {
      const { teamId } = await aTeamWith([linus]);
      const ofTeam = await aMeetingType(api.db, ada, { ownerHostId: null, teamId });
      const own = await aMeetingType(api.db, linus);
      await book(api.client, { ...ofTeam, start: at('10:00') });
      // One that he attends himself takes his time.
      await book(api.client, { ...ofTeam, start: at('11:00'), attendee: { email: linus.email } });
      const guests = [linus.email.toUpperCase()];
      const visited = await book(api.client, { ...ofTeam, start: at('12:00') });
      await api.db.orm
        .update(attendee)
        .set({ guests })
        .where(eq(attendee.appointmentId, visited.appointmentId));
      const { url } = await make(asLinus, teamId);
      const published = await startFeedStandIn();
      onTestFinished(published.stop);
      published.publish({ content: await (await read(url)).text() });
      const connection = await connectFeed(asLinus, published.address);
      await look(asLinus, connection);
      const free = await timesOf(api.client, own);
      expect(free).toContain('10:00');
      expect(free).not.toContain('11:00');
      expect(free).not.toContain('12:00');
    });

    test('connected as a calendar of another company it takes time', async () => {
      const talk = await aMeetingType(api.db, ada);
      await book(api.client, { ...talk, start: at('10:00') });
      const { url } = await make(asAda);
      const published = await startFeedStandIn();
      onTestFinished(published.stop);
      published.publish({ content: await (await read(url)).text() });
      const elsewhere = await aHost(api.db);
      const asElsewhere = await signInAs(api, elsewhere);
      await look(asElsewhere, await connectFeed(asElsewhere, published.address));
      const free = await timesOf(api.client, await aMeetingType(api.db, elsewhere));
      expect(free).not.toContain('10:00');
      expect(free).toContain('11:00');
    });

    test('has what is booked on its meeting types, with who hosts it', async () => {
      const { teamId, name } = await aTeamWith([linus]);
      const ofTeam = { ownerHostId: null, teamId, name: 'Tour' };
      const tour = await aMeetingType(api.db, linus, ofTeam);
      const own = await aMeetingType(api.db, linus);
      await book(api.client, { ...tour, start: at('10:00') });
      await book(api.client, { ...own, start: at('11:00') });
      const { url, team } = await make(asLinus, teamId);
      expect(team).toEqual({ id: teamId, name });
      expect(await titlesOf(url)).toEqual(['Tour: Maya Lindqvist (Linus Falk)']);
      expect(await (await read(url)).text()).toContain(`X-WR-CALNAME:${name} · Acme`);
      expect(await titlesOf((await make(asAda, teamId)).url)).toHaveLength(1);
    });

    test('is made and seen by who manages it', async () => {
      const { teamId, name } = await aTeamWith([]);
      const teamsOf = async (by: ApiClient) => (await by.GET('/calendar/feeds')).data?.teams;
      expect(await teamsOf(asLinus)).toEqual([]);
      expect(await teamsOf(asAda)).toEqual([{ id: teamId, name }]);
      expect(await refusedWith(make(asLinus, teamId))).toBe('403 forbidden');
      const stranger = await aHost(api.db);
      expect(await refusedWith(make(await signInAs(api, stranger), teamId))).toBe('404 not-found');
      const { url: _, ...feed } = await make(asAda, teamId);
      expect(await listOf(asLinus)).toEqual([]);
      await api.db.orm
        .update(teamHost)
        .set({ isAdmin: true })
        .where(and(eq(teamHost.teamId, teamId), eq(teamHost.hostId, linus.hostId)));
      expect(await listOf(asLinus)).toEqual([feed]);
      expect(await teamsOf(asLinus)).toEqual([{ id: teamId, name }]);
      await end(asLinus, feed.id);
      expect(await listOf(asAda)).toEqual([]);
    });

    test('ends with the team, and with the right to manage it', async () => {
      const { teamId } = await aTeamWith([linus]);
      const path = { params: { path: { teamId } } };
      const place = { weight: 100, priority: 0 };
      const save = (isAdmin: boolean) =>
        asAda.PATCH('/company/teams/{teamId}', {
          ...path,
          body: {
            members: [
              { ...place, hostId: linus.hostId, isAdmin },
              { ...place, hostId: ada.hostId, isAdmin: false },
            ],
          },
        });
      const ofLinus = await make(asLinus, teamId);
      const ofAda = await make(asAda, teamId);
      const own = await make(asLinus);
      await save(true);
      expect(await statusOf(ofLinus.url)).toBe(200);
      await save(false);
      await save(true);
      expect(await statusOf(ofLinus.url)).toBe(404);
      expect(await statusOf(ofAda.url)).toBe(200);
      expect(await statusOf(own.url)).toBe(200);
      await asAda.DELETE('/company/teams/{teamId}', path);
      expect(await statusOf(ofAda.url)).toBe(404);
      expect((await listOf(asLinus)).map(({ id }) => id)).toEqual([own.id]);
    });

    test('made in the moment in which its maker loses the right it has nothing', async () => {
      const { teamId } = await aTeamWith([]);
      const { url, id } = await make(asAda, teamId);
      await api.db.orm
        .update(calendarFeed)
        .set({ hostId: linus.hostId })
        .where(eq(calendarFeed.id, id));
      expect(await statusOf(url)).toBe(404);
    });

    test('of an admin ends once they are one no more, and their own goes on', async () => {
      const { teamId } = await aTeamWith([]);
      const admin = await aHost(api.db, { role: 'admin' }, ada);
      const asAdmin = await signInAs(api, admin);
      const ofTeam = await make(asAdmin, teamId);
      const own = await make(asAdmin);
      await asAda.POST('/company/switch-admin/{userId}', {
        params: { path: { userId: admin.hostId } },
        body: { isAdmin: false },
      });
      expect(await statusOf(ofTeam.url)).toBe(404);
      expect(await statusOf(own.url)).toBe(200);
    });
  });
});
