import { ORIGIN, type TestApi } from './api.ts';
import { askingAt } from './asking-at.ts';
import type { AuthorisedStandIn } from './stand-ins/authorised-stand-ins.ts';
import { toCookies } from './to-cookies.ts';

/** Who goes to a provider, from which server. */
interface Traveller {
  readonly provider: 'google' | 'microsoft';
  readonly standIn: AuthorisedStandIn;
  readonly answer: TestApi['answer'];
  /** The cookies of their session. */
  readonly session: string;
}

/** How a browser lets us into calendars at a provider, request by request; whose it is, each story says anew. */
export function authorisedJourney(traveller: () => Traveller) {
  const call = async (method: string, path: string, body?: object, cookie?: string) => {
    const { answer, session } = traveller();
    return askingAt(ORIGIN, answer)(cookie ?? session, { method, path, ...(body && { body }) });
  };
  const setOut = async () => {
    const { provider } = traveller();
    const reply = await call('POST', '/connections/authorise', { provider });
    const { url } = (await reply.json()) as { url: string };
    return { url, errand: toCookies(reply.headers.getSetCookie()) };
  };
  const comeBack = async (cookie = traveller().session) => {
    const { url, errand } = await setOut();
    const said = await traveller().standIn.oauth.visit(url);
    const body = { code: said.get('code'), state: said.get('state') };
    return call('POST', '/auth/return', body, `${cookie}; ${errand}`);
  };
  return { call, setOut, comeBack };
}
