import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetElsewhere } from '#server/outside/external-calendar/forget-elsewhere.ts';
import { openCalendars } from '#server/outside/integrations/registry.ts';
import type { CalendarProviders } from '#server/platform/kernel/calendar-providers.ts';
import type { Connection } from '#shared/api/connection.ts';
import { DEMO_PASSWORD, type TestApi } from '#tests/support/api.ts';
import { at, timesOf } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { authorisedJourney } from '#tests/support/authorised-journey.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  type AuthorisedStandIn,
  authorisedStandIns,
} from '#tests/support/stand-ins/authorised-stand-ins.ts';
import type { PushChannel } from '#tests/support/stand-ins/push-desk.ts';

/** What the world knows the server by; a provider that is stood in for is told where it leads. */
const PUBLIC_URL = 'https://book.example.com';
const DAY_MS = 86_400_000;

describe.each(['google', 'microsoft'] as const)('calendars that %s tells us of', (provider) => {
  describeApi.both('as soon as something changes', (api) => {
    let standIn: AuthorisedStandIn;
    let ada: AHost;
    let talk: AMeetingType;
    let session: string;
    let calendars: CalendarProviders;
    let answer: TestApi['answer'];

    beforeEach(async () => {
      standIn = await authorisedStandIns[provider]();
      standIn.addCalendar({ id: 'home', name: 'Home' });
      standIn.signInAs('ada@example.com');
      ada = await aHost(api.db, { role: 'owner' });
      talk = await aMeetingType(api.db, ada);
      session = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
      const { given } = await openCalendars({}, { fetch, clock: api.clock });
      calendars = { given, authorised: { [provider]: standIn.open(api.clock) } };
      answer = api.answerWith({ calendars });
      standIn.push.callBy((request) => answer(request), api.clock);
    });
    afterEach(async () => {
      // Nobody answers for this account any more.
      await api.db.query({
        text: 'delete from connection where company_id = $1',
        values: [ada.companyId],
      });
      await standIn.stop();
    });

    const { call, comeBack } = authorisedJourney(() => ({ provider, standIn, answer, session }));
    const connect = async () => {
      expect((await comeBack()).status).toBe(200);
    };
    const connection = async (): Promise<Connection> => {
      const reply = await call('GET', '/connections');
      const { connections } = (await reply.json()) as { connections: Connection[] };
      const [first] = connections;
      if (!first) throw new Error('Nothing is connected.');
      return first;
    };
    /** What a process does that looks for calendars that are due. */
    const read = (publicUrl = PUBLIC_URL) => api.readCalendars({ calendars, publicUrl });
    const later = async (minutes: number) => {
      api.clock.advance({ minutes });
      await read();
    };
    /** Connects, and is called from then on. */
    const watch = async () => {
      await connect();
      await later(1);
      await standIn.push.called();
      await later(1);
      expect(standIn.push.channels()).toMatchObject([{ calendarId: 'home' }]);
    };
    const dentist = (title = 'Dentist', time: readonly [string, string] = ['10:00', '11:00']) =>
      standIn.put('home', {
        ...{ id: title.toLowerCase(), title },
        ...{ startIso: at(time[0]), endIso: at(time[1]) },
      });
    const isFree = async (time: string) => (await timesOf(api.client, talk)).includes(time);
    const readings = () =>
      standIn.asked().filter(({ method, path }) => method === 'GET' && /events$|delta$/.test(path))
        .length;
    const channel = (): PushChannel => {
      const [first] = standIn.push.channels();
      if (!first) throw new Error('Nobody is called.');
      return first;
    };
    /** Calls as the provider does, with another secret. */
    const callWith = (secret: string, { address } = channel(), more: object = {}) =>
      answer(
        provider === 'google'
          ? new Request(address, {
              method: 'POST',
              headers: { 'x-goog-channel-token': secret, 'x-goog-resource-state': 'exists' },
            })
          : new Request(address, {
              method: 'POST',
              body: JSON.stringify({ value: [{ clientState: secret, ...more }] }),
            }),
      );

    test('take the slot of an event with no poll in between', async () => {
      await watch();
      const before = readings();
      await later(5);
      expect(readings()).toBe(before);
      dentist();
      expect(await standIn.push.called()).toEqual([202]);
      await read();
      expect(await isFree('10:00')).toBe(false);
      standIn.cancel('home', 'dentist');
      await standIn.push.called();
      await later(1);
      expect(await isFree('10:00')).toBe(true);
    });

    test('are read all the same where a call is lost, within a quarter of an hour', async () => {
      await watch();
      standIn.push.fallSilent();
      dentist();
      await later(5);
      expect(await isFree('10:00')).toBe(true);
      await later(10);
      expect(await isFree('10:00')).toBe(false);
    });

    test('miss nothing that changes while the channel is being opened', async () => {
      await connect();
      standIn.push.fallSilent();
      await later(1);
      dentist();
      await read();
      expect(await isFree('10:00')).toBe(false);
    });

    test('are read once more where they change while they are read', async () => {
      await watch();
      api.clock.advance({ minutes: 1 });
      await callWith(channel().secret);
      const before = readings();
      const { promise: sentAfter, resolve } = Promise.withResolvers<void>();
      standIn.failNext({ sentAfter });
      const reading = read();
      await vi.waitFor(() => expect(readings()).toBeGreaterThan(before));
      dentist();
      await standIn.push.called();
      resolve();
      await reading;
      expect(await isFree('10:00')).toBe(true);
      await read();
      expect(await isFree('10:00')).toBe(false);
    });

    test('go on to be told of before the channel ends, by one channel', async () => {
      await watch();
      const { endsAtMs } = channel();
      for (let day = 0; day < 6; day += 1) await later(1440);
      expect(standIn.push.channels()).toHaveLength(1);
      expect(channel().endsAtMs).toBeGreaterThan(endsAtMs + DAY_MS);
      await read();
      dentist();
      await standIn.push.called();
      await later(1);
      expect(await isFree('10:00')).toBe(false);
    });

    test('are read each minute again once a channel has ended that nobody renews', async () => {
      standIn.push.lastFor(30 * 60_000);
      await watch();
      for (const _ of [1, 2, 3, 4]) standIn.push.refuseNext({ status: 503, body: {} });
      for (let minute = 0; minute < 31; minute += 1) await later(1);
      expect(standIn.push.channels()).toEqual([]);
      const before = readings();
      dentist();
      await later(1);
      expect(readings()).toBeGreaterThan(before);
      expect(await isFree('10:00')).toBe(false);
      expect(await connection()).toMatchObject({ trouble: null });
    });

    test('are read no earlier by calls that show another secret, which are answered alike', async () => {
      await watch();
      api.clock.advance({ minutes: 1 });
      const before = readings();
      const { secret } = channel();
      const [company = '', id = '', random = ''] = secret.split('.');
      const forged = [
        `${company}.${id}.${random.toLowerCase()}x`,
        `${company}.${id}.`,
        `${crypto.randomUUID()}.${id}.${random}`,
        `${company}.${crypto.randomUUID()}.${random}`,
        ...['', 'a'.repeat(4000), "' or true --", '..', '\u00ff'],
      ];
      for (const each of forged) {
        const reply = await callWith(each);
        expect([reply.status, await reply.text()]).toEqual([202, '']);
      }
      await read();
      expect(readings()).toBe(before);
      const genuine = await callWith(secret);
      expect([genuine.status, await genuine.text()]).toEqual([202, '']);
      await read();
      expect(readings()).toBeGreaterThan(before);
    });

    test('are read once, however often somebody calls', async () => {
      await watch();
      api.clock.advance({ minutes: 1 });
      const before = readings();
      const { secret } = channel();
      await Promise.all(Array.from({ length: 50 }, () => callWith(secret)));
      await read();
      const once = readings();
      expect(once).toBeGreaterThan(before);
      await read();
      // The next one comes a moment later, at the earliest.
      await callWith(secret);
      await read();
      expect(readings()).toBe(once);
    });

    test('have one channel, though two processes look for what is due', async () => {
      await connect();
      api.clock.advance({ minutes: 1 });
      await Promise.all([read(), read(), read()]);
      await Promise.all([read(), read()]);
      expect(standIn.push.channels()).toHaveLength(1);
    });

    test('are read as often as before where the provider does not want to call', async () => {
      standIn.push.refuseNext({ status: 403, body: {} });
      await connect();
      await later(1);
      expect(standIn.push.channels()).toEqual([]);
      dentist();
      await later(1);
      expect(await isFree('10:00')).toBe(false);
      expect(await connection()).toMatchObject({ trouble: null, closesSince: null });
      await later(60);
      expect(standIn.push.channels()).toEqual([]);
      await later(6 * 60);
      expect(standIn.push.channels()).toHaveLength(1);
    });

    test('leave a provider alone that is asked too often, for as long as it says', async () => {
      const headers = { 'retry-after': '3600' };
      standIn.push.refuseNext({ status: 429, body: {}, headers });
      await connect();
      await later(1);
      await later(50);
      expect(standIn.push.channels()).toEqual([]);
      await later(11);
      expect(standIn.push.channels()).toHaveLength(1);
    });

    if (provider === 'microsoft') {
      test.each(['subscriptionRemoved', 'reauthorizationRequired'])(
        'have a channel again once Graph says %s',
        async (lifecycleEvent) => {
          await watch();
          await later(15);
          await read();
          const former = channel();
          if (lifecycleEvent === 'subscriptionRemoved') standIn.push.endAll();
          await later(1);
          await callWith(former.secret, former, { lifecycleEvent });
          await read();
          expect(standIn.push.channels()).toHaveLength(1);
          expect(channel().secret === former.secret).toBe(lifecycleEvent !== 'subscriptionRemoved');
          expect(channel().endsAtMs).toBeGreaterThan(former.endsAtMs);
        },
      );

      test('are read where Graph says that a call was lost', async () => {
        await watch();
        standIn.push.fallSilent();
        dentist();
        await later(1);
        await callWith(channel().secret, channel(), { lifecycleEvent: 'missed' });
        await read();
        expect(await isFree('10:00')).toBe(false);
      });
    }

    test('have no channel where nobody outside reaches the server', async () => {
      await connect();
      for (const address of ['http://book.example.com', 'https://localhost', 'https://10.0.0.1']) {
        api.clock.advance({ minutes: 1 });
        await read(address);
      }
      expect(standIn.push.channels()).toEqual([]);
    });

    test('are read as before once the server has another address', async () => {
      await watch();
      standIn.push.fallSilent();
      dentist();
      await forgetElsewhere({ db: api.db, clock: api.clock, publicUrl: PUBLIC_URL });
      await read();
      expect(await isFree('10:00')).toBe(true);
      const publicUrl = 'https://other.example.com';
      await forgetElsewhere({ db: api.db, clock: api.clock, publicUrl });
      await read(publicUrl);
      expect(await isFree('10:00')).toBe(false);
      expect(channel().address).toMatch(`${publicUrl}/`);
      expect(standIn.push.channels()).toHaveLength(1);
    });

    test('are told of no more while they rest, and again when they go on', async () => {
      await watch();
      const former = channel();
      const { id } = await connection();
      await call('PATCH', `/connections/${id}`, { isPaused: true });
      expect(standIn.push.channels()).toEqual([]);
      expect((await callWith(former.secret, former)).status).toBe(202);
      await call('PATCH', `/connections/${id}`, { isPaused: false });
      await later(1);
      expect(standIn.push.channels()).toHaveLength(1);
    });

    test('are told of no more where they take no time', async () => {
      await watch();
      const [home] = (await connection()).calendars;
      await call('PATCH', '/user2/calendar-sync', { busyCalendarIds: [] });
      expect(standIn.push.channels()).toEqual([]);
      await later(1);
      expect(standIn.push.channels()).toEqual([]);
      await call('PATCH', '/user2/calendar-sync', { busyCalendarIds: [home?.id] });
      await later(1);
      expect(standIn.push.channels()).toHaveLength(1);
    });

    test('are told of no more once they are disconnected', async () => {
      await watch();
      const former = channel();
      const { id } = await connection();
      expect((await call('DELETE', `/connections/${id}`)).status).toBe(200);
      expect(standIn.push.channels()).toEqual([]);
      expect((await callWith(former.secret, former)).status).toBe(202);
    });

    test('are disconnected also where the provider does not answer to that', async () => {
      await watch();
      standIn.tokens.revoke();
      const { id } = await connection();
      expect((await call('DELETE', `/connections/${id}`)).status).toBe(200);
    });

    test('are not read earlier by calls while they cannot be read, and are told of anew afterwards', async () => {
      await watch();
      const { secret } = channel();
      standIn.tokens.revoke();
      await callWith(secret);
      await later(1);
      expect(await connection()).toMatchObject({ trouble: { kind: 'credentials-refused' } });
      const before = standIn.asked().length;
      await callWith(secret);
      await read();
      expect(standIn.asked().length).toBe(before);
      await connect();
      await later(1);
      expect(standIn.push.channels()).toHaveLength(1);
      expect(channel().secret === secret).toBe(provider === 'microsoft');
    });
  });
});
