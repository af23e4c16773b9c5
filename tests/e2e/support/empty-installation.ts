import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type DatabaseKind, freshDatabase } from '#tests/support/database.ts';
import { project, type RunningServer, runServer } from '#tests/support/run-server.ts';

/** A server with nothing in it but what `npm run owner` has left there. */
export interface EmptyInstallation {
  readonly server: RunningServer;
  /** The path of the link that was printed, of this server. */
  readonly ownerPath: string;
  stop(): Promise<void>;
}

/** As README says: the first owner's link, then the server, without demo and without mail server. */
export async function startEmptyInstallation(
  kind: DatabaseKind,
  email: string,
): Promise<EmptyInstallation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-empty-'));
  const database = kind === 'postgres' ? await freshDatabase('template0') : undefined;
  const environment = {
    DEMO: 'off',
    ...(database && { DATABASE_URL: database.url, SECRET: 'of an empty installation' }),
  };
  const cleanUp = async () => {
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const ownerPath = await printOwnerLink(email, { ...environment, DATA_DIR: dataDir });
    const server = await runServer({ dataDir, environment });
    return {
      ...{ server, ownerPath },
      async stop() {
        await server.stop();
        await cleanUp();
      },
    };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}

async function printOwnerLink(
  email: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const script = join(project, 'server/cli/owner.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, email], {
    cwd: project,
    env: { ...process.env, ...environment },
  });
  const { pathname, search } = new URL(stdout.trim().split('\n')[1] ?? '');
  return pathname + search;
}
