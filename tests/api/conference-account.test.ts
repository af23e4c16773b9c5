import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD, ORIGIN } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { changesOn } from '#tests/support/api-changes.ts';
import { at } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { type AHost, aConferenceConnection, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import { startZoom } from '#tests/support/stand-ins/zoom-stand-in.ts';
import { toCookies } from '#tests/support/to-cookies.ts';

describeApi('22. an account that makes a meeting for each appointment', (api) => {
  let zoom: Awaited<ReturnType<typeof startZoom>>;
  let ada: AHost;
  let kofi: AHost;
  let session: string;
  let meetingTypeId: string;

  beforeEach(async () => {
    zoom = await startZoom();
    api.conferences.zoom = zoom.open(api.clock);
    ada = await aHost(api.db, { role: 'owner' });
    kofi = await aHost(api.db, { role: 'member', firstname: 'Kofi' }, ada);
    session = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
    ({ meetingTypeId } = await aMeetingType(api.db, ada, { channel: 'zoom' }));
  });
  afterEach(() => zoom.stop());

  const { cancel, reschedule } = changesOn(api);
  const call = (cookie: string, method: string, path: string, body?: object) =>
    askingAt(ORIGIN, api.answer)(cookie, { method, path, ...(body && { body }) });
  const connect = async (as = session, back = as) => {
    const setOut = await call(as, 'POST', '/conference-accounts/authorise', { provider: 'zoom' });
    const errand = toCookies(setOut.headers.getSetCookie());
    const { url } = (await setOut.json()) as { url: string };
    const { code, state } = Object.fromEntries(await zoom.oauth.visit(url));
    return call(`${back}; ${errand}`, 'POST', '/auth/return', { code, state });
  };
  const list = async () => (await call(session, 'GET', '/conference-accounts')).json();
  const settle = async () => {
    const failures = [...(await api.retryJobs()), ...(await api.runDueJobs())];
    await api.retryJobs();
    return failures;
  };
  const bookOne = () => book(api.client, { meetingTypeId, start: at('10:00') });
  const linkOf = async (appointmentId: string) => {
    const [row] = await api.db.query<{ link: string | null }>({
      text: 'select meeting_link as link from appointment where id = $1',
      values: [appointmentId],
    });
    return row?.link ?? null;
  };
  const subjects = (email: string) => api.mailbox.to(email).map(({ subject }) => subject);

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
    for (const token of zoom.tokens.given()) expect(told).not.toContain(token);
    await call(session, 'POST', '/conference-accounts/disconnect', { provider: 'zoom' });
    expect(await list()).toMatchObject({ accounts: [] });
  });

  test('makes one when it is booked, moves it under its link, and removes it', async () => {
    await connect();
    const booked = await bookOne();
    expect(await linkOf(booked.appointmentId)).toBeNull();
    expect(await settle()).toEqual([]);
    const [made] = zoom.meetings();
    const link = await linkOf(booked.appointmentId);
    expect(link).toBe(made?.join_url);
    await reschedule(booked, at('14:00'));
    expect(await settle()).toEqual([]);
    expect(zoom.meetings()).toMatchObject([{ id: made?.id, start_time: at('14:00') }]);
    expect(await linkOf(booked.appointmentId)).toBe(link);
    await cancel(booked);
    expect(await settle()).toEqual([]);
    expect(zoom.meetings()).toEqual([]);
  });

  test('is in the place of the link of one’s own, which stays for later', async () => {
    const own = await aConferenceConnection(api.db, ada);
    await connect();
    const { appointmentId } = await bookOne();
    await settle();
    expect(await linkOf(appointmentId)).toBe(zoom.meetings()[0]?.join_url);
    await call(session, 'POST', '/conference-accounts/disconnect', { provider: 'zoom' });
    const later = await book(api.client, { meetingTypeId, start: at('11:00') });
    expect(await linkOf(later.appointmentId)).toBe(own);
    await settle();
    expect(zoom.meetings()).toHaveLength(1);
  });

  test('that is down for an hour has made each meeting once afterwards', async () => {
    await connect();
    const { appointmentId } = await bookOne();
    // The meeting is made, and nobody hears of it.
    zoom.failNext({ fault: 'half', of: 'POST' });
    expect(await settle()).not.toEqual([]);
    expect(await linkOf(appointmentId)).toBeNull();
    expect(zoom.meetings()).toHaveLength(1);
    api.clock.set(new Date(api.clock.nowMs() + 3_600_000).toISOString());
    expect(await settle()).toEqual([]);
    expect(zoom.meetings()).toHaveLength(1);
    expect(await linkOf(appointmentId)).toBe(zoom.meetings()[0]?.join_url);
  });

  test('is asked by one effect at a time', async () => {
    await connect();
    const { appointmentId } = await bookOne();
    const what = { companyId: ada.companyId, appointmentId, hostId: ada.hostId };
    const { signal } = new AbortController();
    const tries = ['a', 'b', 'c', 'd'].map((id) => api.keepMeeting(what, { id, signal }));
    await Promise.allSettled(tries);
    expect(zoom.meetings()).toHaveLength(1);
  });

  test('gives the new host’s own, and takes the old one away', async () => {
    const theirs = await api.openSession(await aLogin(api.db, kofi, DEMO_PASSWORD));
    await connect();
    await connect(theirs);
    const { appointmentId } = await bookOne();
    await settle();
    const [before] = zoom.meetings();
    await api.clientOf(session).POST('/booking/hand-over/{appointmentId}', {
      params: { path: { appointmentId } },
      body: { toHostId: kofi.hostId },
    });
    expect(await settle()).toEqual([]);
    const [after, ...others] = zoom.meetings();
    expect(others).toEqual([]);
    expect(after?.id).not.toBe(before?.id);
    expect(await linkOf(appointmentId)).toBe(after?.join_url);
  });

  test('that lets us in no more says so, and goes on once it does', async () => {
    await connect();
    const { appointmentId } = await bookOne();
    zoom.tokens.revoke();
    expect(await settle()).not.toEqual([]);
    expect(await list()).toMatchObject({ accounts: [{ refusedAt: expect.any(String) }] });
    await connect();
    expect(await settle()).toEqual([]);
    expect(await linkOf(appointmentId)).toBe(zoom.meetings()[0]?.join_url);
    expect(await list()).toMatchObject({ accounts: [{ refusedAt: null }] });
  });

  test('that is asked too often is asked again', async () => {
    await connect();
    const { appointmentId } = await bookOne();
    zoom.failNext({ status: 429, headers: { 'retry-after': '60' } });
    expect(await settle()).not.toEqual([]);
    expect(await settle()).toEqual([]);
    expect(await linkOf(appointmentId)).toBe(zoom.meetings()[0]?.join_url);
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
