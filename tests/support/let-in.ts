import type { Connection } from '#shared/api/connection.ts';
import type { AskAs } from './asking-at.ts';
import type { CalendarPlace } from './stand-ins/calendar-places.ts';
import { toCookies } from './to-cookies.ts';

interface LoggedIn {
  /** Its cookies. */
  readonly session: string;
  readonly email: string;
}

/** A host with a session lets us into their calendar, wherever it is. */
export async function letIn(
  ask: AskAs,
  { session, email }: LoggedIn,
  { wayIn }: Pick<CalendarPlace, 'wayIn'>,
): Promise<Connection> {
  if ('oauth' in wayIn) {
    const { provider, oauth, signInAs } = wayIn;
    signInAs(email);
    const asked = { method: 'POST', path: '/connections/authorise', body: { provider } };
    const setOut = await ask(session, asked);
    const errand = toCookies(setOut.headers.getSetCookie());
    const { url } = (await setOut.json()) as { url: string };
    const { code, state } = Object.fromEntries(await oauth.visit(url));
    const body = { code, state };
    await ask(`${session}; ${errand}`, { method: 'POST', path: '/auth/return', body });
  } else {
    await ask(session, { method: 'POST', path: '/connections', body: wayIn });
  }
  const listed = await ask(session, { method: 'GET', path: '/connections' });
  const { connections } = (await listed.json()) as { connections: Connection[] };
  const found = connections.find(({ provider }) => provider === wayIn.provider);
  if (!found) throw new Error(`Nobody was let in at ${wayIn.provider}`);
  return found;
}
