import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from './find-program.ts';

export interface RunningCaddy {
  stop(): Promise<void>;
}

/** `caddy run` in a folder that has a Caddyfile, as it is; its settings come from the environment. */
export async function runCaddy(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningCaddy> {
  const caddy = findProgram('caddy');
  if (!caddy) throw new Error('This test needs Caddy: "apt-get install caddy".');
  const home = await mkdtemp(join(tmpdir(), 'kalends-caddy-'));
  const child = spawn(caddy, ['run'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      CADDY_ADMIN: `unix/${join(home, 'admin.sock')}`,
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(home, { recursive: true, force: true });
  };
  const said: string[] = [];
  const log = createInterface(child.stderr);
  const isServing = new Promise<void>((resolve, reject) => {
    log.on('line', (line) => {
      said.push(line);
      if (line.includes('serving initial configuration')) resolve();
    });
    child.once('exit', () => reject(new Error(`Caddy did not start:\n${said.join('\n')}`)));
  });
  try {
    await isServing;
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
