import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSmtpTransport } from './adapters/smtp.ts';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { openJobs } from './jobs/jobs.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { sendMail } from './mail-log/send-mail.ts';
import { writeMails } from './mail-log/write-mails.ts';
import { serveSite } from './site/serve-site.ts';

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
  const db = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir });
  await db.migrate();
  const jobs = await openJobs(db, (error) => log.error({ err: error }, 'job'));
  const listener = await listen(config.port);
  const url = `http://localhost:${listener.port}`;
  const publicUrl = config.publicUrl ?? url;

  const services = { db, jobs, clock: systemClock, secret: config.secret, publicUrl };
  const auth = createAuth(db, config, publicUrl);
  const demo = await seedDemo({ db, clock: systemClock, auth }, config);
  const transport = config.smtpUrl ? createSmtpTransport(config.smtpUrl) : undefined;
  const mail = { db, clock: systemClock, mailFrom: config.mailFrom };
  await jobs.work({
    event: (event, { id }) =>
      writeMails({ ...services, sendsMail: transport !== undefined }, event, id),
    mail: async (asked, { isLastTry }) => {
      if (transport) await sendMail({ ...mail, transport }, asked, isLastTry);
    },
  });
  const site = existsSync(SITE_FOLDER) ? serveSite(SITE_FOLDER) : undefined;
  listener.answerWith(createApp({ services, auth, log, ...(site && { site }) }).fetch);
  announce(url, demo);

  return {
    url,
    async stop() {
      await listener.close();
      await jobs.stop();
      await transport?.close();
      await db.close();
    },
  };
}
