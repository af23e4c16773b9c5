import { randomUUID } from 'node:crypto';
import { DatabaseUnavailable } from '#server/platform/db/unavailable.ts';
import { openRateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { ApiError } from '#shared/errors/api-error.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { DEMO_PASSWORD, ORIGIN, type TestApi } from '../api.ts';
import { book, refusalOf } from '../api-bookings.ts';
import { at } from '../api-slots.ts';
import { aHost } from '../builders.ts';
import { aLogin, signInAs } from '../logins.ts';
import { startIdentityProvider } from '../stand-ins/identity-provider.ts';
import type { Scenario, World } from './world.ts';

/** A body that the typed client would not send. */
async function post(
  api: TestApi,
  body: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const init = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  };
  const { status, statusText, ...reply } = await api
    .fetch('/api/booking', init)
    .then(async (response) => ({
      status: response.status,
      statusText: response.statusText,
      body: await response.json(),
    }));
  throw new ApiError({ url: '/api/booking', status, statusText }, reply.body);
}

/** The last of so many bookings of one visitor, or of as many visitors at one address. */
async function bookTooOften({ api }: World, by: 'email' | 'address'): Promise<unknown> {
  const client = api.limitedClient(await openRateLimits(api.db), `203.0.113.${by.length}`);
  const email = `${randomUUID()}@visitor.test`;
  const attempt = () =>
    book(client, {
      meetingTypeId: 'nothing',
      start: at('10:00'),
      attendee: { email: by === 'email' ? email : `${randomUUID()}@visitor.test` },
    });
  let last = await refusalOf(attempt());
  for (let made = 0; made < 100 && last.status !== 429; made += 1)
    last = await refusalOf(attempt());
  throw last;
}

async function throwRefused(reply: Response): Promise<void> {
  const { ok, url, status, statusText } = reply;
  if (!ok) throw new ApiError({ url, status, statusText }, await reply.json());
}

/** Back from a provider that says who somebody is: the cookies of their session. */
async function comeBackWith(
  api: TestApi,
  said: {
    readonly sub?: string;
    readonly email?: string;
    readonly isVerified?: boolean;
    readonly signsUp?: boolean;
    /** The session that it is linked to. */
    readonly link?: string;
  },
): Promise<string> {
  const { sub = randomUUID(), email, isVerified = false, signsUp = false, link } = said;
  const provider = await startIdentityProvider();
  try {
    provider.signInAs({ sub, email, email_verified: isVerified });
    const password = DEMO_PASSWORD;
    const reply = await provider.comeBack(api, {
      signsUp,
      ...(link !== undefined && { link: { cookie: link, password } }),
    });
    await throwRefused(reply);
    return reply.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  } finally {
    await provider.stop();
  }
}

/** What is wrong with a call, whatever it is about. */
export const refusalsOfCalls = {
  'validation-failed': async (world) =>
    world.book(await world.offer(), { attendee: { email: 'maya' } }),
  'malformed-json': ({ api }) => post(api, '{"start":'),
  'unsupported-media-type': ({ api }) => post(api, '{}', { 'content-type': 'text/plain' }),
  'body-too-large': async (world) =>
    world.book(await world.offer(), { attendee: { notes: 'x'.repeat(300_000) } }),
  'not-found': ({ api }) =>
    api.client.GET('/short-link/{linkId}', { params: { path: { linkId: 'nothing' } } }),
  unauthorized: ({ api }) => api.client.POST('/short-link', { body: { target: '/ada' } }),
  'wrong-credentials': ({ api }) =>
    api.client.POST('/auth/sign-in/email', {
      body: { email: 'nobody@visitor.test', password: 'not the password' },
    }),
  'wrong-password': async ({ api }) => {
    const host = await signInAs(api, await aHost(api.db));
    return host.PATCH('/user2/password', {
      body: { password: 'not the password', newPassword: 'a new password' },
    });
  },
  'wrong-code': async ({ api }) => {
    const host = await signInAs(api, await aHost(api.db));
    await host.POST('/auth/two-factor', { body: { password: DEMO_PASSWORD } });
    return host.POST('/auth/two-factor/confirm', { body: { code: 'no code' } });
  },
  'sign-in-again': ({ api }) =>
    api.client.POST('/auth/sign-in/two-factor', { body: { code: '123456' } }),
  'email-unverified': ({ api }) =>
    comeBackWith(api, { email: 'x@visitor.test', isVerified: false }),
  'no-account': ({ api }) => comeBackWith(api, { email: 'nobody@visitor.test', isVerified: true }),
  'linked-elsewhere': async ({ api }) => {
    const sub = randomUUID();
    for (const host of [await aHost(api.db), await aHost(api.db)]) {
      await aLogin(api.db, host, DEMO_PASSWORD);
      await comeBackWith(api, { sub, link: await api.cookiesOf(host.email) });
    }
  },
  'last-way-in': async ({ api }) => {
    const { email } = await aHost(api.db);
    const cookie = await comeBackWith(api, {
      email: `new-${email}`,
      isVerified: true,
      signsUp: true,
    });
    const reply = await api.fetch('/api/auth/linked-accounts/google', {
      method: 'DELETE',
      headers: { origin: ORIGIN, cookie },
    });
    await throwRefused(reply);
  },
  'no-membership': async ({ api }) => {
    const gone = await aHost(api.db);
    await aLogin(api.db, gone, DEMO_PASSWORD);
    await api.db.query({
      text: 'update host set left_at = now() where id = $1',
      values: [gone.hostId],
    });
    const body = { email: gone.email, password: DEMO_PASSWORD };
    return api.client.POST('/auth/sign-in/email', { body });
  },
  'origin-not-allowed': ({ api }) =>
    post(api, '{}', { origin: 'https://evil.example', cookie: 'kalends.session_token=x' }),
  forbidden: async (world) => {
    const { meetingTypeId } = await world.offer();
    const colleague = await aHost(world.api.db, { role: 'member' }, world.host);
    const client = await signInAs(world.api, colleague);
    return client.PATCH('/meeting-type/{meetingTypeId}', {
      params: { path: { meetingTypeId } },
      body: { enabled: false },
    });
  },
  'changed-meanwhile': async ({ api }) => {
    const owner = await signInAs(api, await aHost(api.db, { role: 'owner' }));
    const body = { contact: 'Reception', was: { contact: 'Front desk' } };
    return owner.PATCH('/company/contact', { body });
  },
  'schedule-in-use': async ({ api }) => {
    const host = await aHost(api.db);
    const owner = await signInAs(api, host);
    const path = { scheduleId: host.scheduleId };
    return owner.DELETE('/schedule/{scheduleId}', { params: { path } });
  },
  'email-booking-limit-exceeded': (world) => bookTooOften(world, 'email'),
  'rate-limited': (world) => bookTooOften(world, 'address'),
  'not-ready': ({ api }) =>
    api.clientWith({ db: { ...api.db, isReady: async () => false } }).GET('/ready'),
  'temporarily-unavailable': (world) =>
    askWithout(world, new DatabaseUnavailable(new Error('It does not answer.'))),
  'generic-unavailable': (world) => askWithout(world, new Error('The database is gone.')),
} as const satisfies Partial<Record<ErrorCode, Scenario>>;

/** A page is asked for while its statement fails. */
function askWithout({ api }: World, failure: Error) {
  const reads = { ...api.db.reads, query: () => Promise.reject(failure) };
  const path = { companySlug: '-', meetingSlug: 'nothing', userSlug: 'nobody' };
  return api
    .clientWith({ db: { ...api.db, reads } })
    .GET('/booking/single/{companySlug}/{meetingSlug}/{userSlug}', { params: { path, query: {} } });
}
