import { type GivenConfig, readConfig } from '#server/config.ts';
import { makeOwnerLink } from '#server/people/account-link/make-owner-link.ts';
import { bringUpToDate } from '#server/platform/db/bring-up-to-date.ts';
import type { Database } from '#server/platform/db/database.ts';
import { DataDirInUseError } from '#server/platform/db/lock-data-dir.ts';
import { openDatabase } from '#server/platform/db/open.ts';
import { settleSecret } from '#server/platform/instance/settle-secret.ts';
import { systemClock } from '#server/platform/kernel/clock.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';
import { runCommand } from './run-command.ts';

/** `npm run owner -- <email>`: prints a link that lets an owner in, without any mail. */
await runCommand(async () => {
  const email = namedEmail();
  const config = readConfig(process.env);
  const db = await openAlone(config);
  try {
    await bringUpToDate(db);
    await settleSecret(db, config);
    const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
    const link = await makeOwnerLink(db, { email, publicUrl, nowMs: systemClock.nowMs() });
    console.log(
      link.isNew
        ? `Makes ${email} the owner of a new company; works once, for 24 hours:`
        : `Lets ${email} choose a new password and turns two-factor off; works once, for 24 hours:`,
    );
    console.log(link.url);
  } finally {
    await db.close();
  }
});

function namedEmail(): string {
  const [email, ...others] = process.argv.slice(2);
  const isOne = email !== undefined && others.length === 0 && EMAIL_PATTERN.test(email);
  if (!isOne) throw new ConfigError('Usage: npm run owner -- <email>');
  return email.toLowerCase();
}

/** The embedded database has one process at a time. */
async function openAlone(config: GivenConfig): Promise<Database> {
  try {
    return await openDatabase(config);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    throw new ConfigError(
      `A server is using ${config.dataDir}: stop it, run this again, start it, and open the link.`,
    );
  }
}
