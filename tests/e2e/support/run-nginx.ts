import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram } from '#tests/support/find-program.ts';

export interface RunningNginx {
  readonly url: string;
  stop(): Promise<void>;
}

const types = [
  'text/html html;',
  'text/css css;',
  'text/javascript js mjs;',
  'application/json json;',
  'image/svg+xml svg;',
  'image/png png;',
].join(' ');

/** A real nginx that serves `site` with the generated `include` file. */
export async function runNginx(site: string, include: string, port: number): Promise<RunningNginx> {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('This test needs nginx: "apt-get install nginx-light".');
  const folder = await mkdtemp(join(tmpdir(), 'kalends-nginx-'));
  await mkdir(join(folder, 'tmp'));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, toConfiguration({ folder, port, site, include }));
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Layout {
  readonly folder: string;
  readonly port: number;
  readonly site: string;
  readonly include: string;
}

function toConfiguration({ folder, port, site, include }: Layout): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  types { ${types} }
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${include};
  }
}
`;
}

/** A port that nobody uses at the moment, for an address that has to be known before its server runs. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** nginx says on its error output when its sockets are open; all it says before is the reason why not. */
function untilListening(child: ChildProcessByStdio<null, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('start worker processes')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`nginx ended instead of listening:\n${said}`)));
  });
}
