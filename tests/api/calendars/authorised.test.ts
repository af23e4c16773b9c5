import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCalendars } from '#server/outside/integrations/registry.ts';
import type { Connection } from '#shared/api/connection.ts';
import { DEMO_PASSWORD, ORIGIN, type TestApi } from '#tests/support/api.ts';
import { at, halfHours, timesOf } from '#tests/support/api-slots.ts';
import { describeApi } from '#tests/support/api-suite.ts';
import { authorisedJourney } from '#tests/support/authorised-journey.ts';
import { type AHost, type AMeetingType, aHost, aMeetingType } from '#tests/support/builders.ts';
import { aLogin } from '#tests/support/logins.ts';
import {
  type AuthorisedStandIn,
  authorisedStandIns,
} from '#tests/support/stand-ins/authorised-stand-ins.ts';

const pages = { google: '/google', microsoft: '/outlook' } as const;

describe.each(['google', 'microsoft'] as const)('21. calendars at %s', (provider) => {
  describeApi.both('that their owner lets us into', (api) => {
    let standIn: AuthorisedStandIn;
    let ada: AHost;
    let talk: AMeetingType;
    let session: string;
    let answer: TestApi['answer'];

    beforeEach(async () => {
      standIn = await authorisedStandIns[provider]();
      standIn.addCalendar({ id: 'home', name: 'Home' });
      standIn.signInAs('ada@example.com');
      ada = await aHost(api.db, { role: 'owner' });
      talk = await aMeetingType(api.db, ada);
      session = await api.openSession(await aLogin(api.db, ada, DEMO_PASSWORD));
      const { given } = await openCalendars({}, { fetch, clock: api.clock });
      const authorised = { [provider]: standIn.open(api.clock) };
      answer = api.answerWith({ calendars: { given, authorised } });
    });
    afterEach(() => standIn.stop());

    const { call, setOut, comeBack } = authorisedJourney(() => ({
      ...{ provider, standIn, answer, session },
    }));
    const list = async () => {
      const reply = await call('GET', '/connections');
      return (await reply.json()) as { connections: Connection[]; authorised: string[] };
    };

    test('are offered where they are set up, and led to by the page that the provider knows', async () => {
      expect((await list()).authorised).toEqual([provider]);
      const { url } = await setOut();
      expect(new URL(url).searchParams.get('redirect_uri')).toBe(ORIGIN + pages[provider]);
    });

    test('are connected on the way back, and take their owner’s time', async () => {
      standIn.put('home', {
        ...{ id: 'dentist', title: 'Dentist' },
        ...{ startIso: at('10:00'), endIso: at('11:00') },
      });
      const reply = await comeBack();
      expect(await reply.json()).toEqual({
        signedIn: true,
        next: expect.stringMatching(/^\/integrations\?connected=/),
      });
      const [connection] = (await list()).connections;
      expect(connection).toMatchObject({ provider, account: 'ada@example.com', trouble: null });
      expect(connection?.calendars).toMatchObject([{ name: 'Home', isBusy: true }]);
      expect(await timesOf(api.client, talk)).toEqual(
        halfHours(9, 17).filter((time) => !['10:00', '10:30'].includes(time)),
      );
    });

    test('are connected by nobody else’s session', async () => {
      const other = await aHost(api.db, { role: 'member' }, ada);
      const theirs = await api.openSession(await aLogin(api.db, other, DEMO_PASSWORD));
      const reply = await comeBack(theirs);
      expect(reply.status).toBe(403);
      expect((await list()).connections).toEqual([]);
    });

    test('have their tokens renewed once, however many ask at the same time', async () => {
      await comeBack();
      const [connection] = (await list()).connections;
      api.clock.set(new Date(api.clock.nowMs() + 2 * 3_600_000).toISOString());
      const looks = Array.from({ length: 4 }, () =>
        call('POST', `/connections/${connection?.id}/read`),
      );
      expect((await Promise.all(looks)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      // A refresh token that is used twice ends the grant.
      api.clock.set(new Date(api.clock.nowMs() + 2 * 3_600_000).toISOString());
      const reply = await call('POST', `/connections/${connection?.id}/read`);
      expect(await reply.json()).toMatchObject({ trouble: null });
    });

    test('keep no token of theirs where it could be read', async () => {
      await comeBack();
      const rows = await api.db.query<{ text: string }>({
        text: 'select row_to_json(c)::text as text from connection c where company_id = $1',
        values: [ada.companyId],
      });
      expect(rows).toHaveLength(1);
      const told = JSON.stringify([rows, await list()]);
      for (const token of standIn.oauth.given()) expect(told).not.toContain(token);
    });
  });
});
