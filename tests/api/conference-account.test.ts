import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CONFERENCE_ACCOUNTS,
  type ConferenceAccountName,
  isKeyedConference,
} from '#shared/domain/integrations/conference-providers.ts';
import { channelOf } from '#shared/domain/ways-to-meet.ts';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { type AHost, aConferenceConnection, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  type ConferenceStandIn,
  conferenceStandIns,
  type KeyedStandIn,
} from '#tests/support/stand-ins/conference-stand-ins.ts';
import { toCookies } from '#tests/support/to-cookies.ts';

const HOUR_MS = 3_600_000;

describeApi('22. an account that makes a meeting for each appointment', (api) => {
  let provider: ConferenceAccountName;
  let standIn: ConferenceStandIn | KeyedStandIn;
  let ada: AHost;
  let kofi: AHost;
  let session: string;
  let meetingTypeId: string;

  const begin = async (name: ConferenceAccountName) => {
    provider = name;
    standIn = await openStandIn(name);
    ada = await aHost(api.db, { role: 'owner' });
    kofi = await aHost(api.db, { role: 'member', firstname: 'Kofi' }, ada);
    session = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
    ({ meetingTypeId } = await aMeetingType(api.db, ada, { channel: channelOf(name) }));
  };
  afterEach(async () => {
    delete api.conferences[provider];
    await standIn.stop();
  });

  const { cancel, reschedule } = changesOn(api);
  const call = (cookie: string, method: string, path: string, body?: object) =>
    askingAt(ORIGIN, api.answer)(cookie, { method, path, ...(body && { body }) });
  const openStandIn = async (name: ConferenceAccountName) => {
    if (isKeyedConference(name)) {
      const keyed = await conferenceStandIns[name]();
      api.conferences[name] = keyed.open(api.clock);
      return keyed;
    }
    const authorised = await conferenceStandIns[name]();
    api.conferences[name] = authorised.open(api.clock);
    return authorised;
  };
  const connect = async (as = session, back = as) => {
    if ('key' in standIn) {
      standIn.letIn();
      return call(as, 'POST', '/conference-accounts/connect', { provider, key: standIn.key });
    }
    const setOut = await call(as, 'POST', '/conference-accounts/authorise', { provider });
    const errand = toCookies(setOut.headers.getSetCookie());
    const { url } = (await setOut.json()) as { url: string };
    const { code, state } = Object.fromEntries(await standIn.oauth.visit(url));
    return call(`${back}; ${errand}`, 'POST', '/auth/return', { code, state });
  };
  const disconnect = () => call(session, 'POST', '/conference-accounts/disconnect', { provider });
  const list = async () => (await call(session, 'GET', '/conference-accounts')).json();
  const settle = async () => {
    const failures = [...(await api.retryJobs()), ...(await api.runDueJobs())];
    await api.retryJobs();
    return failures;
  };
  const bookOne = (start = at('10:00')) => book(api.client, { meetingTypeId, start });
  const linkOf = async (appointmentId: string) => {
    const [row] = await api.db.query<{ link: string | null }>({
      text: 'select meeting_link as link from appointment where id = $1',
      values: [appointmentId],
    });
    return row?.link ?? null;
  };
  const subjects = (email: string) => api.mailbox.to(email).map(({ subject }) => subject);

  describe.each(CONFERENCE_ACCOUNTS)('at %s', (name) => {
    beforeEach(() => begin(name));

    test('booked, moved and cancelled: made, moved under its link, and gone', async () => {
      expect((await connect()).status).toBe(200);
      const booked = await bookOne();
      expect(await linkOf(booked.appointmentId)).toBeNull();
      expect(await settle()).toEqual([]);
      const [made] = standIn.meetings();
      const link = await linkOf(booked.appointmentId);
      expect(link).toBe(made?.link);
      await reschedule(booked, at('14:00'));
      expect(await settle()).toEqual([]);
      const [moved, ...others] = standIn.meetings();
      expect(others).toEqual([]);
      expect(moved?.id).toBe(made?.id);
      if (made?.startIso) expect(moved?.startIso).toBe(at('14:00'));
      expect(await linkOf(booked.appointmentId)).toBe(link);
      await cancel(booked);
      expect(await settle()).toEqual([]);
      expect(standIn.meetings()).toEqual([]);
    });

    test('handed over: the new host’s own, and the old one is gone', async () => {
      const theirs = await api.openSession(await aLogin(api.db, kofi, DEMO_PASSWORD));
      await connect();
      await connect(theirs);
      const { appointmentId } = await bookOne();
      await settle();
      const [before] = standIn.meetings();
      await api.clientOf(session).POST('/booking/hand-over/{appointmentId}', {
        params: { path: { appointmentId } },
        body: { toHostId: kofi.hostId },
      });
      expect(await settle()).toEqual([]);
      const [after, ...others] = standIn.meetings();
      expect(others).toEqual([]);
      expect(after?.id).not.toBe(before?.id);
      expect(await linkOf(appointmentId)).toBe(after?.link);
    });

    test('down for an hour: what was booked meanwhile has its meeting afterwards', async () => {
      await connect();
      standIn.breakDown(true);
      const first = await bookOne();
      const second = await bookOne(at('11:00'));
      expect(await settle()).not.toEqual([]);
      api.clock.set(new Date(api.clock.nowMs() + HOUR_MS).toISOString());
      standIn.breakDown(false);
      expect(await settle()).toEqual([]);
      const links = standIn.meetings().map(({ link }) => link);
      expect(links.toSorted()).toEqual(
        [await linkOf(first.appointmentId), await linkOf(second.appointmentId)].toSorted(),
      );
    });

    test('an answer that was lost: no second meeting, and one link that is told', async () => {
      await connect();
      const attendee = { email: 'maya@visitor.test' };
      const { appointmentId } = await book(api.client, {
        ...{ meetingTypeId, start: at('10:00'), attendee },
      });
      standIn.failNext({ fault: 'half', of: 'POST' });
      expect(await settle()).not.toEqual([]);
      expect(await linkOf(appointmentId)).toBeNull();
      expect(standIn.meetings()).toHaveLength(1);
      api.clock.set(new Date(api.clock.nowMs() + HOUR_MS).toISOString());
      expect(await settle()).toEqual([]);
      // Where nothing can be looked for there is a second one, and nobody knows the first.
      expect(standIn.meetings()).toHaveLength(standIn.findsLost ? 1 : 2);
      expect(await linkOf(appointmentId)).toBe(standIn.meetings().at(-1)?.link);
      const told = subjects('maya@visitor.test').filter((each) => each.includes('Meeting link'));
      expect(told).toHaveLength(1);
    });

    test('revoked: says so, and goes on once it is connected again', async () => {
      await connect();
      const { appointmentId } = await bookOne();
      standIn.revoke();
      expect(await settle()).not.toEqual([]);
      expect(await settle()).not.toEqual([]);
      expect(await list()).toMatchObject({ accounts: [{ refusedAt: expect.any(String) }] });
      // Once, however often it is tried.
      const told = () => subjects(ada.email).filter((each) => each.startsWith('No meeting links:'));
      expect(told()).toHaveLength(1);
      await connect();
      expect(await settle()).toEqual([]);
      expect(await linkOf(appointmentId)).toBe(standIn.meetings()[0]?.link);
      expect(await list()).toMatchObject({ accounts: [{ refusedAt: null }] });
    });

    test('rate limited: asked again', async () => {
      await connect();
      const { appointmentId } = await bookOne();
      standIn.failNext({ status: 429, headers: { 'retry-after': '60' } });
      expect(await settle()).not.toEqual([]);
      expect(await settle()).toEqual([]);
      expect(await linkOf(appointmentId)).toBe(standIn.meetings()[0]?.link);
    });
  });

  describe('wherever it is', () => {
    beforeEach(() => begin('zoom'));

    test('is connected on the way back, by the session that set out alone, and forgotten', async () => {
      expect(await list()).toEqual({ accounts: [], offered: ['zoom'] });
      const theirs = await api.openSession(await aLogin(api.db, kofi, DEMO_PASSWORD));
      expect((await connect(session, theirs)).status).toBe(403);
      expect(await (await connect()).json()).toMatchObject({ next: '/integrations' });
      expect(await list()).toMatchObject({
        accounts: [{ provider: 'zoom', name: 'ada@example.com', refusedAt: null }],
      });
      const rows = await api.db.query({
        text: 'select row_to_json(c)::text from conference_account c where company_id = $1',
        values: [ada.companyId],
      });
      const told = JSON.stringify([rows, await list()]);
      const given = 'key' in standIn ? [standIn.key] : standIn.tokens.given();
      for (const token of given) expect(told).not.toContain(token);
      await disconnect();
      expect(await list()).toMatchObject({ accounts: [] });
    });

    test('is in the place of the link of one’s own, which stays for later', async () => {
      const own = await aConferenceConnection(api.db, ada);
      await connect();
      const { appointmentId } = await bookOne();
      await settle();
      expect(await linkOf(appointmentId)).toBe(standIn.meetings()[0]?.link);
      await disconnect();
      const later = await bookOne(at('11:00'));
      expect(await linkOf(later.appointmentId)).toBe(own);
      await settle();
      expect(standIn.meetings()).toHaveLength(1);
    });

    test('says by a code of its own that a key opens nothing', async () => {
      const key = { provider: 'whereby', key: 'no key of theirs' };
      expect((await call(session, 'POST', '/conference-accounts/connect', key)).status).toBe(404);
      const whereby = await conferenceStandIns.whereby();
      api.conferences.whereby = whereby.open(api.clock);
      const reply = await call(session, 'POST', '/conference-accounts/connect', key);
      delete api.conferences.whereby;
      await whereby.stop();
      expect(await reply.json()).toMatchObject({ error: 'meetings-credentials-refused' });
      expect(await list()).toMatchObject({ accounts: [] });
    });

    test('is asked by one effect at a time', async () => {
      await connect();
      const { appointmentId } = await bookOne();
      const what = { companyId: ada.companyId, appointmentId, hostId: ada.hostId };
      const { signal } = new AbortController();
      const tries = ['a', 'b', 'c', 'd'].map((id) => api.keepMeeting(what, { id, signal }));
      await Promise.allSettled(tries);
      expect(standIn.meetings()).toHaveLength(1);
    });

    test('has attendees told that the link follows, and once more with it', async () => {
      await connect();
      const attendee = { email: 'maya@visitor.test' };
      await book(api.client, { meetingTypeId, start: at('10:00'), attendee });
      await api.runJobs();
      expect(subjects('maya@visitor.test')).toEqual([expect.not.stringContaining('Meeting link')]);
      await settle();
      expect(subjects('maya@visitor.test').slice(1)).toEqual([
        expect.stringContaining('Meeting link'),
      ]);
      await settle();
      expect(subjects('maya@visitor.test')).toHaveLength(2);
    });
  });
});
