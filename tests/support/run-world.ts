import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { launchServer, type RunningServer, runServer, type ServerOptions } from './run-server.ts';
import { storyDatabase } from './story-database.ts';

/** Nothing outside a run has been signed with it. */
const SECRET = 'what the servers of all stories sign with';

/**
 * A server whose demo workspace is made anew for each story, in milliseconds. It is on PostgreSQL, which
 * takes a third of the work of the embedded database; servers of `runServer` have that one.
 */
export interface RunningWorld extends RunningServer {
  /** What it signs with. */
  readonly secret: string;
  /** Starts another process on the same database, as a second machine is; it is stopped before this one. */
  runBeside(): Promise<RunningServer>;
  restore(): Promise<void>;
}

export async function runWorld({
  environment,
}: Pick<ServerOptions, 'environment'> = {}): Promise<RunningWorld> {
  const database = await storyDatabase();
  const settings = { SECRET, ...environment, DATABASE_URL: database.url };
  const { server, child } = await launchServer({
    environment: settings,
    script: 'tests/support/serve-world.ts',
  });
  return {
    ...server,
    secret: SECRET,
    runBeside: () => runServer({ environment: settings }),
    restore: () => ask(child),
    async stop(signal) {
      const exitCode = await server.stop(signal);
      await database.drop();
      return exitCode;
    },
  };
}

async function ask(child: ChildProcess): Promise<void> {
  const answered = once(child, 'message');
  child.send('restore');
  const [answer] = await answered;
  if (answer !== 'restored') throw new Error(String(answer));
}
