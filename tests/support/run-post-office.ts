import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

/** Mailboxes of a domain behind a real mail server. */
export interface PostOffice {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Resolves with the mails of a mailbox, the oldest first, once there are so many. */
  waitFor(mailbox: string, count: number): Promise<readonly string[]>;
  stop(): Promise<void>;
}

interface Programs {
  readonly postfix: string;
  readonly dovecot: string;
}

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
const PASSWORD = 'correct horse battery staple';

/** Postfix and Dovecot start as root and nobody else; absent, there is no post office. */
export function findPostOffice(): Programs | undefined {
  const [postfix, dovecot] = [findProgram('postfix'), findProgram('dovecot')];
  const isRoot = process.getuid?.() === 0;
  return isRoot && postfix && dovecot ? { postfix, dovecot } : undefined;
}

/**
 * A real Postfix, and a real Dovecot that lets its mailboxes be read, both on free ports and in a folder of their own.
 * Postfix takes mails for whom it likes and finds out later who has no mailbox: what is for them it returns.
 */
export async function runPostOffice(mailboxes: readonly string[]): Promise<PostOffice> {
  const programs = findPostOffice();
  if (!programs) {
    throw new Error(
      'This test needs Postfix and Dovecot, as root: "apt-get install postfix dovecot-imapd".',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'kalends-post-'));
  await chmod(folder, 0o755);
  const [smtp, imap] = [await freePort(), await freePort()];
  const [store, queue] = [join(folder, 'dovecot'), join(folder, 'postfix')];
  const keeper = await findUser('dovecot');
  await layOutDovecot(store, imap, { mailboxes, keeper });
  await layOutPostfix(queue, smtp, { mailboxes, keeper, store: join(store, 'mail') });
  // Both leave their caller, and are told to end in words.
  const dovecot = [programs.dovecot, '-c', join(store, 'dovecot.conf')] as const;
  const postfix = [programs.postfix, '-c', queue] as const;
  const end = () => {
    for (const [program, ...parameters] of [dovecot, postfix]) {
      spawnSync(program, [...parameters, 'stop'], { stdio: 'ignore' });
    }
  };
  // A run that breaks down leaves nothing behind that goes on.
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([run(...dovecot), run(...postfix, 'start')]);
    await Promise.all([untilListening(imap), untilListening(smtp)]);
  } catch (error) {
    const logs = await Promise.all([readLog(store), readLog(queue)]);
    await stop();
    throw new Error(`The post office did not open:\n${logs.join('\n')}`, { cause: error });
  }
  return {
    url: `smtp://127.0.0.1:${smtp}`,
    waitFor: (mailbox, count) => waitFor(imap, mailbox, count),
    stop,
  };
}

/** @throws where it could not start. */
async function run(program: string, ...parameters: readonly string[]): Promise<void> {
  const [exitCode] = await once(spawn(program, parameters, { stdio: 'ignore' }), 'exit');
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}`);
}

const readLog = (folder: string) =>
  readFile(join(folder, 'log'), 'utf8').catch(() => `There is no log in ${folder}`);

function domainOf(mailbox: string): string {
  return mailbox.slice(mailbox.indexOf('@') + 1);
}

/** Whose mail there is, and who keeps it. */
interface Boxes {
  readonly mailboxes: readonly string[];
  readonly keeper: User;
}

async function layOutDovecot(
  folder: string,
  port: number,
  { mailboxes, keeper }: Boxes,
): Promise<void> {
  await mkdir(folder);
  const logins = mailboxes.map((each) => `${each}:{PLAIN}${PASSWORD}::::::\n`);
  await writeFile(join(folder, 'users'), logins.join(''));
  await mkdir(join(folder, 'mail'));
  await chown(join(folder, 'mail'), keeper.uid, keeper.gid);
  await writeFile(
    join(folder, 'dovecot.conf'),
    `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%u
mail_uid = ${keeper.uid}
mail_gid = ${keeper.gid}
first_valid_uid = 1
auth_username_format = %Lu
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
}

async function layOutPostfix(
  folder: string,
  port: number,
  { mailboxes, keeper, store }: Boxes & { readonly store: string },
): Promise<void> {
  const domains = [...new Set(mailboxes.map(domainOf))];
  const folders = mailboxes.map((each) => `{ ${each} = ${each}/ }`);
  for (const each of ['', 'queue', 'data']) await mkdir(join(folder, each), { recursive: true });
  const { uid, gid } = await findUser('postfix');
  await chown(join(folder, 'data'), uid, gid);
  await writeFile(
    join(folder, 'main.cf'),
    `
compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
myhostname = mx.${domains[0]}
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_mynetworks, reject
virtual_mailbox_domains = ${domains.join(', ')}
virtual_mailbox_base = ${store}
virtual_mailbox_maps = inline:{ ${folders.join(', ')} }
virtual_minimum_uid = 1
virtual_uid_maps = static:${keeper.uid}
virtual_gid_maps = static:${keeper.gid}
smtpd_reject_unlisted_recipient = no
default_transport = error:nothing leaves this machine
disable_dns_lookups = yes
alias_maps =
alias_database =
`,
  );
  await writeFile(
    join(folder, 'master.cf'),
    [
      `127.0.0.1:${port} inet n - n - - smtpd\n`,
      'pickup unix n - n 60 1 pickup\n',
      'qmgr unix n - n 300 1 qmgr\n',
      'cleanup unix n - n - 0 cleanup\n',
      'rewrite unix - - n - - trivial-rewrite\n',
      ...['bounce', 'defer', 'trace'].map((name) => `${name} unix - - n - 0 bounce\n`),
      ...['error', 'proxymap'].map((name) => `${name} unix - - n - - ${name}\n`),
      'virtual unix - n n - - virtual\n',
      'retry unix - - n - - error\n',
      'postlog unix-dgram n - n - 1 postlogd\n',
    ].join(''),
  );
}

interface User {
  readonly uid: number;
  readonly gid: number;
}

async function findUser(name: string): Promise<User> {
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([user]) => user === name) ?? [];
  if (uid === undefined) throw new Error(`There is no user ${name}`);
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilListening(port: number): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      (error: unknown) => {
        if (waitedMs >= PATIENCE_MS) throw error;
        return false;
      },
    );
    socket.destroy();
    if (isThere) return;
    await setTimeout(PAUSE_MS);
  }
}

async function waitFor(port: number, mailbox: string, count: number): Promise<readonly string[]> {
  const client = new ImapFlow({
    ...{ host: '127.0.0.1', port, secure: false, doSTARTTLS: false, logger: false },
    auth: { user: mailbox, pass: PASSWORD },
  });
  await client.connect();
  try {
    const lock = await client.getMailboxLock('INBOX');
    try {
      for (let waitedMs = 0; ; waitedMs += PAUSE_MS) {
        await client.noop();
        const mails: string[] = [];
        for await (const { source } of client.fetch('1:*', { source: true })) {
          mails.push(source?.toString() ?? '');
        }
        if (mails.length >= count) return mails;
        if (waitedMs >= PATIENCE_MS) {
          throw new Error(`${mailbox} has ${mails.length} mails, not ${count}`);
        }
        await setTimeout(PAUSE_MS);
      }
    } finally {
      lock.release();
    }
  } finally {
    await client.logout();
  }
}
