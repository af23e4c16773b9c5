import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { refuseForeignTables, refuseOldServer } from '#server/platform/db/bring-up-to-date.ts';
import { findFollowing, findRights, findServer } from '#server/platform/db/catalogue-statement.ts';
import type { Database } from '#server/platform/db/database.ts';
import { explainDatabaseError } from '#server/platform/db/explain-database-error.ts';
import { findDatabaseFolder } from '#server/platform/db/find-database-folder.ts';
import { DataDirInUseError, lockDataDir } from '#server/platform/db/lock-data-dir.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import type { SealedColumn } from '#server/platform/db/sealed-column.ts';
import { toMissingGrant } from '#server/platform/db/to-missing-grant.ts';
import { countSeals } from '#server/platform/instance/reseal.ts';
import { findSecret } from '#server/platform/instance/settle-secret.ts';
import { findQueueLoads } from '#server/platform/jobs/queue-loads-statement.ts';
import { nodeZoneData } from '#server/platform/kernel/zone-data.ts';
import { examineSender, type LookUpTexts } from './examine-sender.ts';
import type { ExaminedSettings } from './examined-settings.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import {
  judgeCalendars,
  judgeClock,
  judgeDisk,
  judgeProxy,
  judgePublicUrl,
  judgeQueues,
  judgeReplica,
  judgeSeals,
  judgeZones,
} from './judge.ts';
import { findNewestZones } from './newest-zones-statement.ts';
import { findUnreadable } from './unreadable-statement.ts';

export interface Instruments {
  /** Connects to the mail server and sends nothing. */
  readonly greetMailServer: (smtpUrl: string) => Promise<void>;
  readonly lookUpTexts: LookUpTexts;
  /** The domain that mails come from. */
  readonly domainOf: (mailFrom: string) => string;
  /** Where credentials are sealed. */
  readonly sealedColumns: readonly SealedColumn[];
  /** What the operator reads of an error. */
  readonly explain: (error: unknown) => string;
}

const REPLY_MS = 5_000;

/** Looks at everything that an installation needs; changes nothing, never throws. */
export async function examine(
  config: ExaminedSettings,
  instruments: Instruments,
): Promise<Finding[]> {
  const findings = await Promise.all([
    examineDatabase(config, instruments),
    examineMail(config, instruments),
    examinePublicUrl(config),
  ]);
  return [
    ok('settings', 'all of them can be used'),
    ...findings.flat(),
    judgeProxy(config),
    judgeRelay(config),
    ...(config.databaseUrl ? [] : [examineDisk(config.dataDir)]),
  ];
}

async function examineDatabase(
  config: ExaminedSettings,
  instruments: Instruments,
): Promise<Finding[]> {
  try {
    if (!config.databaseUrl && !hasFreeDatabase(config.dataDir)) {
      return [ok('database', `none in ${config.dataDir} yet; the first start makes it`)];
    }
    const db = await openDatabase({ ...config, onError: () => {} });
    try {
      return await examineOpen(db, config, instruments);
    } finally {
      await db.close();
    }
  } catch (error) {
    if (error instanceof DataDirInUseError) {
      return [
        ok('database', `a running Kalends has ${config.dataDir} open; stop it to look inside`),
      ];
    }
    return [fail('database', instruments.explain(error))];
  }
}

/** Whether there is one in the folder. @throws DataDirInUseError, DataDirError. */
function hasFreeDatabase(dataDir: string): boolean {
  if (!existsSync(dataDir)) return false;
  const unlock = lockDataDir(dataDir);
  try {
    return findDatabaseFolder(dataDir) !== undefined;
  } finally {
    unlock();
  }
}

async function examineOpen(
  db: Database,
  config: ExaminedSettings,
  { sealedColumns }: Instruments,
): Promise<Finding[]> {
  await refuseOldServer(db);
  await refuseForeignTables(db);
  const server = await findServer(db);
  const rights = await findRights(db);
  const grant = toMissingGrant(rights);
  const findings = [
    ok('database', `PostgreSQL ${server.version} answers`),
    ...(await examineReplicas(db, config.readUrls)),
    grant
      ? (rights.isSetUp ? warn : fail)('rights', `${rights.role} lacks one; run ${grant}`)
      : ok('rights', 'tables and schemas can be made'),
    judgeClock(Date.now(), server.now.getTime()),
  ];
  if (!rights.isSetUp) return [...findings, ok('tables', 'none yet; the first start makes them')];
  const secret = await findSecret(db, config);
  return [
    ...findings,
    ok('secret', 'it is the one the database was used with'),
    ...(secret === undefined
      ? []
      : [judgeSeals(await countSeals(db, { ...config, secret }, sealedColumns))]),
    judgeQueues(await findQueueLoads(db)),
    judgeCalendars(await findUnreadable(db)),
    judgeZones(nodeZoneData.edition, await findNewestZones(db)),
  ];
}

/** What DATABASE_READ_URL names: each has to answer, and to follow. */
async function examineReplicas(primary: Database, readUrls: readonly string[]): Promise<Finding[]> {
  if (readUrls.length === 0) return [];
  const { systemId } = await findFollowing(primary);
  return Promise.all(
    readUrls.map(async (databaseUrl) => {
      const { host, pathname } = new URL(databaseUrl);
      try {
        const db = await openDatabase({ databaseUrl, poolSize: 1, onError: () => {} });
        const replica = await findFollowing(db).finally(() => db.close());
        return judgeReplica(host + pathname, replica, replica.systemId === systemId);
      } catch (error) {
        const why = explainDatabaseError(error, databaseUrl, 'DATABASE_READ_URL');
        return warn('replica', why ?? `DATABASE_READ_URL: ${host}${pathname}: ${toReason(error)}`);
      }
    }),
  );
}

function judgeRelay({ relay }: ExaminedSettings): Finding {
  if (relay.turn) return ok('rooms', `a relay is set: ${relay.turn.urls.join(', ')}`);
  return warn(
    'rooms',
    'TURN_URL is not set: in rooms of Connect, people behind strict firewalls and on some mobile networks will not see and hear each other',
  );
}

async function examineMail(
  { smtpUrl, mailFrom, dkim }: ExaminedSettings,
  { greetMailServer, lookUpTexts, domainOf }: Instruments,
): Promise<Finding[]> {
  if (!smtpUrl) return [warn('mail', 'SMTP_URL is not set: mails stay in the log')];
  const { host } = new URL(smtpUrl);
  const sender = { domain: domainOf(mailFrom), mailServer: host, dkim };
  const [greeted, sent] = await Promise.all([
    greetMailServer(smtpUrl).then(
      () => ok('mail', `${host} lets us in`),
      (error: unknown) => fail('mail', `SMTP_URL: ${host} does not let us in: ${toReason(error)}`),
    ),
    examineSender(sender, lookUpTexts),
  ]);
  return [greeted, ...sent];
}

async function examinePublicUrl(config: ExaminedSettings): Promise<Finding[]> {
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  const objection = judgePublicUrl(config);
  const answer = await fetch(`${address}/api/ready`, {
    signal: AbortSignal.timeout(REPLY_MS),
  }).then(
    ({ status }) => (status === 200 ? ok : fail)('server', `${address}/api/ready says ${status}`),
    (error: unknown) => warn('server', `${address} does not answer: ${toReason(error)}`),
  );
  return objection ? [objection, answer] : [answer];
}

function examineDisk(dataDir: string): Finding {
  const folder = nearestFolder(resolve(dataDir));
  const { bavail, bsize } = statfsSync(folder);
  return judgeDisk(Math.floor((bavail * bsize) / 1024 ** 2), dataDir);
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

/** The innermost message: `fetch failed` says nothing. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined
    ? error.message.split('\n')[0] || error.name
    : toReason(error.cause);
}
