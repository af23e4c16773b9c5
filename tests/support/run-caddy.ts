import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

export interface RunningCaddy {
  readonly url: string;
  stop(): Promise<void>;
}

/** A real Caddy that serves `site` with the generated file `imported`, on a free port. */
export async function runCaddy(site: string, imported: string): Promise<RunningCaddy> {
  const caddy = findProgram('caddy');
  if (!caddy) throw new Error('This test needs Caddy: "apt-get install caddy".');
  const folder = await mkdtemp(join(tmpdir(), 'kalends-caddy-'));
  const port = await freePort();
  const configuration = join(folder, 'Caddyfile');
  await writeFile(
    configuration,
    `{
  admin off
  auto_https off
  storage file_system ${folder}
}
http://127.0.0.1:${port} {
  root * ${site}
  import ${imported}
}
`,
  );
  const child = spawn(caddy, ['run', '--adapter', 'caddyfile', '--config', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  let said = '';
  const listens = new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('serving initial configuration')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`Caddy ended instead of listening:\n${said}`)));
  });
  try {
    await listens;
    return { url: `http://127.0.0.1:${port}`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
