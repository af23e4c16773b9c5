import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from './app.ts';
import { toLoadAuth } from './auth/load-auth.ts';
import { announce } from './cli/announce.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { reasonOf } from './db/unavailable.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { isDisposableDomain } from './email-quality/disposable-domains.ts';
import { createDnsMailServers } from './email-quality/dns-mail-servers.ts';
import { rememberAnswers } from './email-quality/remember-answers.ts';
import { listen } from './http/listen.ts';
import { openJobs } from './jobs/jobs.ts';
import { systemClock } from './kernel/clock.ts';
import { createLog } from './kernel/log.ts';
import type { PaymentProviders } from './kernel/payment-provider.ts';
import type { Services } from './kernel/services.ts';
import type { MailTransport } from './mail/transport.ts';
import { sweepPayments } from './payment/sweep-payments.ts';
import { toPaymentServices } from './payment-services.ts';
import { openRateLimits } from './rate-limit/rate-limits.ts';
import { serveSite } from './site/serve-site.ts';
import { createWorkers } from './workers.ts';

export interface RunningServer {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  /** Finishes requests, hands back jobs, closes the database. */
  stop(): Promise<void>;
}

const SITE_FOLDER = join(import.meta.dirname, '..', 'dist', 'site');

/**
 * Opens everything in the order in which it depends on each other, and listens.
 * @throws ConfigError, or an error with a message for the operator, when it cannot.
 */
export async function startServer(
  config: Config = readConfig(process.env),
): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  // First of all, so that a port in use is known before anything is opened.
  const listener = await listen(config.port);
  const url = `http://localhost:${listener.port}`;
  const publicUrl = config.publicUrl ?? url;
  const db = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    readUrls: config.readUrls,
    hasPgBouncer: config.hasPgBouncer,
    onReplica: (change) => log.warn(change, 'a replica is taken into use or left alone'),
    onError: (error) => log.warn({ reason: reasonOf(error) }, 'a database connection broke'),
  });
  if (db.kind === 'postgres') await waitForDatabase(db);
  await db.migrate();
  const jobs = await openJobs(
    db,
    (error) => log.error({ err: error }, 'job'),
    config.retention.jobDays,
  );

  const transport = await createTransport(config);
  const demo = await seedDemo(db, config, publicUrl);
  const services: Services = {
    db,
    jobs,
    log,
    publicUrl,
    clock: systemClock,
    secret: config.secret,
    hasDemo: demo !== undefined,
    takesSignUps: config.takesSignUps,
    sendsMail: transport !== undefined,
    providers: await createProviders(config),
    emailQuality: {
      isDisposable: isDisposableDomain,
      takesMail: rememberAnswers(systemClock, createDnsMailServers()),
    },
  };
  await jobs.work(
    createWorkers(services, { mailFrom: config.mailFrom, transport, retention: config.retention }),
  );
  const site = existsSync(SITE_FOLDER) ? serveSite(SITE_FOLDER) : undefined;
  const limits = config.rateLimits ? await openRateLimits(db) : undefined;
  const { trustedProxies, allowedOrigins } = config;
  const loadAuth = toLoadAuth(db, config, publicUrl);
  const app = createApp({
    services,
    loadAuth,
    trustedProxies,
    allowedOrigins,
    ...(limits && { limits }),
    ...(site && { site }),
  });
  listener.answerWith(app.fetch);
  const stopSweep = sweepPayments(toPaymentServices(services));
  announce(url, demo);

  return {
    url,
    async stop() {
      await listener.close();
      await stopSweep();
      await jobs.stop();
      await transport?.close();
      await db.close();
    },
  };
}

/** Adapters are loaded where they are configured; the start is quicker without. */
async function createProviders({ stripe, paypal }: Config): Promise<PaymentProviders> {
  return {
    ...(stripe && {
      stripe: (await import('./adapters/stripe.ts')).createStripeProvider(stripe),
    }),
    ...(paypal && {
      paypal: (await import('./adapters/paypal.ts')).createPaypalProvider(paypal),
    }),
  };
}

async function createTransport({ smtpUrl }: Config): Promise<MailTransport | undefined> {
  if (!smtpUrl) return undefined;
  const { createSmtpTransport } = await import('./adapters/smtp.ts');
  return createSmtpTransport(smtpUrl);
}
