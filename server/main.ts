import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { createApp } from './app.ts';
import { announce } from './cli/announce.ts';
import { stopInTime } from './cli/stop-in-time.ts';
import type { Config, GivenConfig } from './config.ts';
import { connectDemoCalendar } from './demo/connect-demo-calendar.ts';
import { withDemoFeed } from './demo/demo-feed.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { effectKinds } from './effect-kinds.ts';
import { createFetchOutside } from './outside/adapters/fetch-outside.ts';
import { createImageFetcher } from './outside/adapters/image-fetcher.ts';
import { toMayReach } from './outside/adapters/to-may-reach.ts';
import { isDisposableDomain } from './outside/email-quality/disposable-domains.ts';
import { createDnsMailServers } from './outside/email-quality/dns-mail-servers.ts';
import { rememberAnswers } from './outside/email-quality/remember-answers.ts';
import { createLooker } from './outside/external-calendar/create-looker.ts';
import { keepReading } from './outside/external-calendar/read-due.ts';
import {
  openCalendars,
  openConferences,
  openPayment,
  openSignIn,
  toConfigured,
} from './outside/integrations/registry.ts';
import { sweepPayments } from './outside/payment/sweep-payments.ts';
import { toPaymentServices } from './payment-services.ts';
import { findFirstOwner } from './people/account-link/find-first-owner.ts';
import { toLoadAuth } from './people/auth/load-auth.ts';
import { bringUpToDate } from './platform/db/bring-up-to-date.ts';
import type { Database } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';
import { reasonOf } from './platform/db/unavailable.ts';
import type { HttpEnv } from './platform/http/context.ts';
import { listen } from './platform/http/listen.ts';
import { measureRequests } from './platform/http/measure-requests.ts';
import { noticeProxy } from './platform/http/notice-proxy.ts';
import { serveMetrics } from './platform/http/serve-metrics.ts';
import { recordLegalPages } from './platform/instance/record-legal-pages.ts';
import { settleSecret } from './platform/instance/settle-secret.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { systemClock } from './platform/kernel/clock.ts';
import { createLog } from './platform/kernel/log.ts';
import type { MailTransport } from './platform/kernel/mail-transport.ts';
import { toKeyRing } from './platform/kernel/seal.ts';
import type { Services } from './platform/kernel/services.ts';
import { toTell, toTellStatement } from './platform/kernel/tell.ts';
import { nodeZoneData } from './platform/kernel/zone-data.ts';
import { createMakePicture } from './platform/picture/create-make-picture.ts';
import { openRateLimits } from './platform/rate-limit/rate-limits.ts';
import { type AskApi, serveSite } from './platform/site/serve-site.ts';
import { domainOf } from './post/mail/transport.ts';
import { openRooms } from './public/connect-room/open-rooms.ts';
import { createFillPage } from './public/page-fill/create-fill-page.ts';
import { loadPageViews } from './public/page-fill/load-page-views.ts';
import { keepReminding } from './time/reminder/send-due.ts';
import { lookAtZonesQuietly } from './time/zone-data/look-at-zones.ts';
import { createWorkers } from './workers.ts';

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly db: Database;
  /** Finishes requests, hands back jobs, closes the database. */
  stop(): Promise<void>;
}

const SITE_FOLDER = join(import.meta.dirname, '..', 'dist', 'site');
const VIEWS_FOLDER = join(import.meta.dirname, '..', 'dist', 'views');
const EXTENSION_FOLDER = join(import.meta.dirname, '..', 'dist', 'extension', 'to-load');

/**
 * Opens everything in the order in which it depends on each other, and listens.
 * @throws ConfigError, or an error with a message for the operator, when it cannot.
 */
export async function startServer(given: GivenConfig): Promise<RunningServer> {
  const log = createLog(given.logLevel);
  const tell = toTell(log);
  // First of all, so that a port in use is known before anything is opened.
  const listener = await listen(given);
  const url = `http://localhost:${listener.port}`;
  const publicUrl = given.publicUrl ?? url;
  const db = await openDatabase({
    ...given,
    onReplica: (change) => log.warn(change, 'a replica is taken into use or left alone'),
    onStatement: toTellStatement(tell),
    onError: (error) => log.warn({ reason: reasonOf(error) }, 'a database connection broke'),
  });
  await bringUpToDate(db);
  const config: Config = { ...given, secret: await settleSecret(db, given) };
  await recordLegalPages(db, config.legalPages);
  const jobs = await openJobs(db, {
    effects: effectKinds,
    onError: (error) => log.error({ err: error }, 'job'),
    keepDays: config.retention.jobDays,
    tell,
  });

  const transport = await createTransport(config);
  const makePicture = createMakePicture();
  const demo = await seedDemo(db, config, { makePicture, publicUrl, nowMs: systemClock.nowMs() });
  const { trustedProxies, allowedOrigins } = config;
  const limits = config.rateLimits ? await openRateLimits(db) : undefined;
  const rooms = openRooms({
    sql: db,
    secret: config.secret,
    clock: systemClock,
    log,
    origins: { publicUrl, allowedOrigins, trustedProxies },
    relay: config.relay,
    limits,
  });
  const known = {
    db,
    jobs,
    log,
    publicUrl,
    clock: systemClock,
    zoneData: nodeZoneData,
    secret: config.secret,
    keys: toKeyRing(config),
    hasDemo: demo !== undefined,
    takesSignUps: config.takesSignUps,
    plansUrl: config.plansUrl,
    legalPages: config.legalPages,
    retention: config.retention,
    signInProviders: await openSignIn(config.integrations),
    isStopping: listener.isClosing,
    calendars: await openCalendars(config.integrations, {
      fetch: withDemoFeed(createFetchOutside({ mayReach: toMayReach(config.reachableHosts) })),
      clock: systemClock,
    }),
    conferences: await openConferences(config.integrations, {
      fetch: createFetchOutside({ mayReach: toMayReach(config.reachableHosts) }),
      clock: systemClock,
    }),
    fetchImage: createImageFetcher(),
    makePicture,
    relay: config.relay,
    extensionFolder: EXTENSION_FOLDER,
    sendsMail: transport !== undefined,
    providers: await openPayment(config.integrations),
    configured: toConfigured(config.integrations),
    emailQuality: {
      isDisposable: isDisposableDomain,
      takesMail: rememberAnswers(systemClock, createDnsMailServers()),
    },
  } satisfies Omit<Services, 'lookOnceMore'>;
  const looker = createLooker(known);
  const services: Services = { ...known, lookOnceMore: looker.look };
  // It has a password while it is new.
  if (demo?.password !== undefined) await connectDemoCalendar(services, demo.email);
  // Before anything is booked by them: what was booked until now meant what was known then.
  await lookAtZonesQuietly(services);
  await jobs.work(createWorkers(services, { mailFrom: config.mailFrom, transport }));
  const views = await loadPageViews(VIEWS_FOLDER);
  const site = existsSync(SITE_FOLDER)
    ? (askApi: AskApi) => serveSite(SITE_FOLDER, createFillPage(services, views), askApi)
    : undefined;
  const loadAuth = toLoadAuth(db, config, publicUrl);
  const before = await createWatchers(config, services);
  const app = createApp({
    services,
    loadAuth,
    before,
    trustedProxies,
    allowedOrigins,
    ...(limits && { limits }),
    ...(site && { site }),
  });
  listener.answerWith(app.fetch);
  listener.upgradeWith(rooms.upgrade);
  const stopSweep = sweepPayments(toPaymentServices(services));
  const stopReading = keepReading(services, looker);
  const stopReminding = keepReminding(services);
  announce(url, demo, { firstOwner: await findFirstOwner(db), isEmbedded: !config.databaseUrl });

  return {
    url,
    db,
    stop: () =>
      stopInTime(async () => {
        // At once, so that neither takes up anything while the other finishes.
        await Promise.all([
          listener.close(),
          rooms.close(),
          jobs.stop(),
          stopSweep(),
          stopReading(),
          stopReminding(),
        ]);
        await transport?.close();
        await db.close();
      }),
  };
}

async function createTransport({
  smtpUrl,
  mailFrom,
  dkim,
}: Config): Promise<MailTransport | undefined> {
  if (!smtpUrl) return undefined;
  const { createSmtpTransport } = await import('./outside/adapters/smtp.ts');
  return createSmtpTransport(smtpUrl, dkim && { ...dkim, domain: domainOf(mailFrom) });
}

/** What watches requests on their way in. */
async function createWatchers(
  { metricsToken, trustedProxies }: Config,
  { db, log }: Services,
): Promise<MiddlewareHandler<HttpEnv>[]> {
  const watchers = trustedProxies === 0 ? [noticeProxy(log)] : [];
  if (!metricsToken) return watchers;
  const { createMetrics } = await import('./platform/metrics/metrics.ts');
  const metrics = createMetrics(db, effectKinds);
  return [serveMetrics(metrics, metricsToken), measureRequests(metrics), ...watchers];
}
