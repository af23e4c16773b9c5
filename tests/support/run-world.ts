import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { launchServer, type RunningServer, type ServerOptions } from './run-server.ts';

/** A server whose demo workspace is made anew for each story, in milliseconds. */
export interface RunningWorld extends RunningServer {
  restore(): Promise<void>;
}

export async function runWorld(options: Pick<ServerOptions, 'environment'>): Promise<RunningWorld> {
  const { server, child } = await launchServer({
    ...options,
    script: 'tests/support/serve-world.ts',
  });
  return { ...server, restore: () => ask(child) };
}

async function ask(child: ChildProcess): Promise<void> {
  const answered = once(child, 'message');
  child.send('restore');
  const [answer] = await answered;
  if (answer !== 'restored') throw new Error(String(answer));
}
