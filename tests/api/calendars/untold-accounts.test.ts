import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#server/platform/kernel/log.ts';
import { DEMO_PASSWORD, ORIGIN, openApi } from '#tests/support/api.ts';
import { askingAt } from '#tests/support/asking-at.ts';
import { aHost } from '#tests/support/builders.ts';
import { findTablesWith } from '#tests/support/find-tables-with.ts';
import { letIn } from '#tests/support/let-in.ts';
import { aLogin } from '#tests/support/logins.ts';
import { calendarPlaces } from '#tests/support/stand-ins/calendar-places.ts';
import type { ServerFault } from '#tests/support/stand-ins/faulty-server.ts';

const faults: readonly ServerFault[] = ['breaks-off', 'page'];

test('21. what lets us into calendars stands in no table, no log line and no reply', async () => {
  const places = await Promise.all(Object.values(calendarPlaces).map((open) => open()));
  const settings = Object.assign({}, ...places.map((place) => place.settings));
  const api = await openApi('postgres', { settings });
  onTestFinished(async () => {
    await api.close();
    for (const place of places) await place.stop();
  });
  const told: string[] = [];
  const log = createLog('debug', { write: (line) => void told.push(line) });
  const answer = api.answerWith({ log });
  const ask = askingAt(ORIGIN, async (request) => {
    const reply = await answer(request);
    told.push(await reply.clone().text());
    return reply;
  });
  const secrets = () => places.flatMap((place) => place.secrets());

  const emails: string[] = [];
  for (const place of places) {
    const { email, ...host } = await aHost(api.db, { role: 'owner' });
    emails.push(email);
    const session = await api.openSession(await aLogin(api.db, { ...host, email }, DEMO_PASSWORD));
    const { id } = await letIn(ask, { session, email }, place);
    const look = () => ask(session, { method: 'POST', path: `/connections/${id}/read` });
    for (const fault of faults) {
      place.server.behave(fault);
      await look();
      await letIn(ask, { session, email }, place);
    }
    place.server.behave();
    await letIn(ask, { session, email }, place);
    await look();
    place.revoke();
    await look();
  }
  const lines = told.join('\n');
  expect(lines).toContain('a calendar could not be read');
  expect(secrets().length).toBeGreaterThan(10);
  expect(secrets().filter((secret) => lines.includes(secret))).toEqual([]);
  expect(await findTablesWith(api.db, ...secrets())).toEqual([]);
  // It is looked for where it would be.
  expect(await findTablesWith(api.db, ...emails)).toContain('connection');
});
