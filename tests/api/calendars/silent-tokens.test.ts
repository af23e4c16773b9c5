import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/db/open.ts';
import { DEMO_PASSWORD, ORIGIN, openApiOn } from '#tests/support/api.ts';
import { book } from '#tests/support/api-bookings.ts';
import { at } from '#tests/support/api-slots.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { type AHost, aHost, aMeetingType } from '#tests/support/builders.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { letIn } from '#tests/support/let-in.ts';
import { aLogin } from '#tests/support/logins.ts';
import { startFaultyServer } from '#tests/support/stand-ins/faulty-server.ts';
import { startGoogleCalendar } from '#tests/support/stand-ins/google-calendar-stand-in.ts';

const CONNECTIONS = 4;
const ACCOUNTS = CONNECTIONS + 1;

test('21. accounts whose provider renews no token hold no booking up, however many there are, and go on once it answers', async () => {
  const google = await startGoogleCalendar();
  google.addCalendar({ id: 'home', summary: 'Home', accessRole: 'owner' });
  const desk = await startFaultyServer(google.oauth.url);
  const GOOGLE_API_BASE = desk.url;
  google.oauth.forge({ iss: GOOGLE_API_BASE });
  const { url, drop } = await freshDatabase();
  const db = await openDatabase({ databaseUrl: url, poolSize: CONNECTIONS });
  const api = await openApiOn(db, { settings: { ...google.settings, GOOGLE_API_BASE } });
  onTestFinished(async () => {
    await api.close();
    await drop();
    await desk.stop();
    await google.stop();
  });
  const ask = askingAt(ORIGIN, api.answer);
  const wayIn = {
    provider: 'google',
    oauth: google.oauth,
    signInAs: (email: string) => google.oauth.claim({ sub: email, email }),
  } as const;
  const connect = async (host: AHost) => {
    const session = await api.openSession(await aLogin(db, host, DEMO_PASSWORD));
    const { id } = await letIn(ask, { session, email: host.email }, { wayIn });
    return () => ask(session, { method: 'POST', path: `/connections/${id}/read` });
  };

  const owner = await aHost(db, { role: 'owner' });
  const talk = await aMeetingType(db, owner);
  const looks = [await connect(owner)];
  while (looks.length < ACCOUNTS) {
    looks.push(await connect(await aHost(db, { role: 'member' }, owner)));
  }
  // Their tokens have ended, and what renews them says nothing.
  api.clock.set(new Date(api.clock.nowMs() + 2 * 3_600_000).toISOString());
  desk.behave('hangs');
  const askedBefore = desk.asked.length;
  const looking = Promise.all(looks.map((look) => look()));
  await expect.poll(() => desk.asked.length).toBeGreaterThan(askedBefore);
  for (const time of ['10:00', '11:00', '12:00', '13:00']) {
    await book(api.client, { ...talk, start: at(time) });
  }
  desk.behave();
  await looking;
  const replies = await Promise.all(looks.map(async (look) => (await look()).json()));
  expect(replies.map(({ trouble }) => trouble)).toEqual(looks.map(() => null));
});
