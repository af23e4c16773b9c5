import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { connectDemoCalendar } from '#server/demo/connect-demo-calendar.ts';
import { withDemoFeed } from '#server/demo/demo-feed.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { effectKinds } from '#server/effect-kinds.ts';
import { createFetchOutside } from '#server/outside/adapters/fetch-outside.ts';
import { keepMeeting } from '#server/outside/conference-account/keep-meeting.ts';
import { createLooker } from '#server/outside/external-calendar/create-looker.ts';
import { readDue } from '#server/outside/external-calendar/read-due.ts';
import { openCalendars } from '#server/outside/integrations/registry.ts';
import { createAccounts } from '#server/people/auth/accounts.ts';
import { toLoadAuth } from '#server/people/auth/load-auth.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { OriginPolicy } from '#server/platform/http/origins.ts';
import { openJobs } from '#server/platform/jobs/jobs.ts';
import type { ConferenceProviders } from '#server/platform/kernel/conference-provider.ts';
import type { HostedRef } from '#server/platform/kernel/effects.ts';
import type { EffectRun } from '#server/platform/kernel/jobs.ts';
import { createLog } from '#server/platform/kernel/log.ts';
import type { PaymentProviders } from '#server/platform/kernel/payment-provider.ts';
import { toKeyRing } from '#server/platform/kernel/seal.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { nodeZoneData, type ZoneData } from '#server/platform/kernel/zone-data.ts';
import { createMakePicture } from '#server/platform/picture/create-make-picture.ts';
import type { RateLimits } from '#server/platform/rate-limit/rate-limits.ts';
import { askHost, type HostKey, type Question } from '#server/time/decision/ask-hosts.ts';
import { planChanged } from '#server/time/reminder/plan-company.ts';
import { sendDue } from '#server/time/reminder/send-due.ts';
import { lookAtZones } from '#server/time/zone-data/look-at-zones.ts';
import { createWorkers } from '#server/workers.ts';
import { type ApiClient, createClient } from '#shared/api/client.ts';
import { openJobRunner } from './api-jobs.ts';
import { createMailbox, type Mailbox } from './api-mailbox.ts';
import { type DatabaseKind, openTestDatabase } from './database.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { project } from './run-server.ts';
import { toCookies } from './to-cookies.ts';

/** The real app on a database of its own, with a clock, a mailbox and jobs that a test drives. */
export interface TestApi {
  /** Where hosts have accounts with meetings: nowhere unless a test says so. */
  readonly conferences: {
    -readonly [Name in keyof ConferenceProviders]: ConferenceProviders[Name];
  };
  /** What an effect of theirs does. */
  keepMeeting(what: HostedRef, run: Pick<EffectRun, 'id' | 'signal'>): Promise<void>;
  readonly db: Database;
  readonly clock: FakeClock;
  /** The typed client, of somebody who is not signed in. */
  readonly client: ApiClient;
  readonly mailbox: Mailbox;
  /** A request as it comes over the wire, perhaps to other settings; paths are relative to the origin. */
  fetch(path: string, init?: RequestInit, settings?: OriginSettings): Promise<Response>;
  /** The call that was refused last: `POST /api/booking`. */
  lastRefused(): string;
  /** The app itself, for a test that puts it behind a socket. */
  answer(request: Request, env?: object): Response | Promise<Response>;
  /** The same with other services, counting calls where it is given counters. */
  answerWith(changed: Partial<Services>, counters?: RateLimits): TestApi['answer'];
  /** Works all events and mails that are due; returns what failed. */
  runJobs(): Promise<Error[]>;
  /** Works the jobs that failed once more. */
  retryJobs(): Promise<Error[]>;
  /** Works what was put off until a time that the clock has reached. */
  runDueJobs(): Promise<Error[]>;
  waitingJobs(): Promise<number>;
  /** Reads the calendars that are due by the clock. */
  readCalendars(changed?: Partial<Services>): Promise<void>;
  /** Sends the reminders that are due by the clock; of another process where it is given another database. */
  sendReminders(changed?: Partial<Services>): Promise<number>;
  /** Has what is coming planned by the workflows that have changed. */
  planChanged(): Promise<void>;
  /** Asks a host about appointments of theirs, as whatever has happened to them would. */
  askHost(host: HostKey, questions: readonly Question[]): Promise<void>;
  /** Looks whether zones have changed, as a process does at its start; one with other data where they are given. */
  lookAtZones(zoneData?: ZoneData): Promise<number>;
  /** A client of the same app, which looks into hosts' calendars before it takes a time. */
  looking(of?: {
    readonly cookie?: string;
    readonly db?: Database;
    /** How long it waits for a calendar. */
    readonly patienceMs?: number;
  }): Promise<ApiClient>;
  /** Fills the database with the demo workspace. */
  seedDemo(): Promise<void>;
  /** A client with somebody's session; throws ApiError where the password is wrong. */
  signIn(email: string, password?: string): Promise<ApiClient>;
  /** The cookies of that session, for `fetch`. */
  cookiesOf(email: string, password?: string): Promise<string>;
  /** The client of a browser that has these cookies, perhaps of an app with other services. */
  clientOf(cookie: string, changed?: Partial<Services>): ApiClient;
  /** The cookies of a session that needed no password, which is slow to look at. */
  openSession(userId: string): Promise<string>;
  /** The same app with other services, for instance another view of its database. */
  clientWith(services: Partial<Services>): ApiClient;
  /** A visitor at an address, of a process of its own that counts calls. */
  limitedClient(counters: RateLimits, address?: string, services?: Partial<Services>): ApiClient;
  close(): Promise<void>;
}

/** Longer than a busy machine takes for what answers at once: whether it was seen is the question, not how soon. */
const LOOK_PATIENCE_MS = 20_000;

/** How the server is reached. */
type OriginSettings = Partial<OriginPolicy>;

export interface ApiOptions {
  /** False for an installation without a mail server. */
  readonly sendsMail?: boolean;
  /** Whom visitors can pay with; nobody unless a test says so. */
  readonly providers?: PaymentProviders;
  /** What leads to providers of calendars: none that OAuth leads to unless a test says so. */
  readonly settings?: Readonly<Record<string, string>>;
}

export const ORIGIN = 'http://kalends.test';
export const DEMO_PASSWORD = 'correct horse battery staple';
/** A Monday morning in January; nothing in the tests depends on the day they are run. */
export const NOW = '2030-01-07T06:00:00.000Z';
export const SECRET = 'a secret for tests only';

const environment = {
  DEMO_PASSWORD,
  MAIL_FROM: 'Kalends <no-reply@kalends.test>',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
};
const config = { ...readConfig(environment), secret: SECRET };

/** The app on an empty database of its own. */
export async function openApi(kind: DatabaseKind, options?: ApiOptions): Promise<TestApi> {
  return openApiOn(await openTestDatabase(kind), options);
}

/** The app on a database that has all tables; closing it closes the database. */
export async function openApiOn(
  db: Database,
  { sendsMail = true, providers = {}, settings = {} }: ApiOptions = {},
): Promise<TestApi> {
  const clock = fakeClock(NOW);
  const mailbox = createMailbox();
  const conferences: TestApi['conferences'] = {};
  const jobs = await openJobs(db, { effects: effectKinds, onError: failLoudly });
  const services: Services = {
    db,
    clock,
    zoneData: nodeZoneData,
    jobs,
    log: createLog(config.logLevel),
    secret: config.secret,
    keys: toKeyRing(config),
    publicUrl: ORIGIN,
    sendsMail,
    providers,
    configured: new Set(Object.keys(providers)),
    hasDemo: true,
    takesSignUps: true,
    signInProviders: {},
    isStopping: () => false,
    relay: config.relay,
    calendars: await openCalendars(readConfig({ ...environment, ...settings }).integrations, {
      fetch: withDemoFeed(
        createFetchOutside({ mayReach: ({ address }) => isOfThisMachine(address) }),
      ),
      clock,
    }),
    conferences,
    lookOnceMore: async () => {},
    fetchImage: async () => undefined,
    makePicture: createMakePicture(),
    retention: config.retention,
    extensionFolder: join(project, 'dist/extension/to-load'),
    emailQuality: { isDisposable: async () => false, takesMail: async () => true },
  };
  const loadAuth = toLoadAuth(db, config, ORIGIN);
  const appWith = (changed: Partial<Services>, counters?: RateLimits) =>
    createApp({
      services: { ...services, ...changed },
      loadAuth,
      ...(counters && { limits: counters, trustedProxies: 1 }),
    });
  const app = appWith({});
  const reachedBy = ({ publicUrl = ORIGIN, ...settings }: OriginSettings) =>
    createApp({ services: { ...services, publicUrl }, loadAuth, ...settings });
  const runner = await openJobRunner(
    db,
    createWorkers(services, {
      mailFrom: config.mailFrom,
      transport: services.sendsMail ? mailbox : undefined,
    }),
  );
  let lastRefused = '';
  const note = (request: Request, reply: Response) => {
    if (!reply.ok) lastRefused = `${request.method} ${new URL(request.url).pathname}`;
    return reply;
  };
  const fetch = async (path: string, init?: RequestInit, settings?: OriginSettings) => {
    const request = new Request(new URL(path, ORIGIN), init);
    return note(request, await (settings ? reachedBy(settings) : app).fetch(request));
  };
  const clientOf = (answering: typeof app, headers: Record<string, string> = {}) =>
    createClient({
      origin: ORIGIN,
      fetch: async (request) => withUrl(note(request, await answering.fetch(request)), request.url),
      headers,
    });
  return {
    db,
    clock,
    mailbox,
    conferences,
    keepMeeting: (what, run) => keepMeeting(services, what, run),
    fetch,
    lastRefused: () => lastRefused,
    answer: (request, env) => app.fetch(request, env),
    answerWith(changed, counters) {
      const other = appWith(changed, counters);
      return async (request, env) => note(request, await other.fetch(request, env));
    },
    client: clientOf(app),
    runJobs: runner.run,
    retryJobs: runner.retry,
    runDueJobs: runner.runDue,
    waitingJobs: runner.waiting,
    async readCalendars(changed = {}) {
      await Promise.all(await readDue({ ...services, ...changed }));
    },
    sendReminders: (changed = {}) => sendDue({ ...services, ...changed }),
    planChanged: () => planChanged(services),
    askHost: (host, questions) => db.transaction((tx) => askHost(services, tx, host, questions)),
    lookAtZones: (zoneData = services.zoneData) => lookAtZones({ ...services, zoneData }),
    async seedDemo() {
      const nowMs = clock.nowMs();
      const demo = await seedDemo(
        db,
        { ...config, demo: 'on' },
        {
          makePicture: services.makePicture,
          publicUrl: ORIGIN,
          nowMs,
        },
      );
      if (demo) await connectDemoCalendar(services, demo.email);
    },
    clientOf: (cookie, changed) => clientOf(changed ? appWith(changed) : app, { cookie }),
    async signIn(email, password = DEMO_PASSWORD) {
      return clientOf(app, { cookie: await signIn(fetch, email, password) });
    },
    cookiesOf: (email, password = DEMO_PASSWORD) => signIn(fetch, email, password),
    openSession: async (userId) => toCookies(await createAccounts(loadAuth).openSession(userId)),
    async looking({ cookie, db: asked = db, patienceMs = LOOK_PATIENCE_MS } = {}) {
      const looker = createLooker({ ...services, db: asked }, patienceMs);
      await looker.refresh();
      const answering = appWith({ db: asked, lookOnceMore: looker.look });
      return clientOf(answering, cookie ? { cookie } : {});
    },
    clientWith: (changed) => clientOf(appWith(changed)),
    limitedClient: (counters, address = '192.0.2.1', changed = {}) =>
      clientOf(appWith(changed, counters), { 'x-forwarded-for': address }),
    async close() {
      await runner.stop();
      await jobs.stop();
      await db.close();
    },
  };
}

/** A reply that came over the wire knows its address. */
function withUrl(reply: Response, url: string): Response {
  return Object.defineProperty(reply, 'url', { value: url });
}

/** The session cookie; throws with the reply where there is none. */
async function signIn(fetch: TestApi['fetch'], email: string, password: string): Promise<string> {
  const reply = await fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return toCookies(reply.headers.getSetCookie());
}

function failLoudly(error: Error): never {
  throw error;
}

/** Stand-ins are; nothing else may be reached by a test. */
function isOfThisMachine(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}
