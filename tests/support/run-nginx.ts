import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findProgram } from './find-program.ts';
import { freePort } from './free-port.ts';

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
  'image/x-icon ico;',
  'text/plain txt;',
].join(' ');

/** What nginx does on its port: what stands in its `http` block. */
export type Block = (port: number) => string;

/** The site's files, served with the generated `include`. */
export const servingSite =
  (site: string, include: string): Block =>
  (port) =>
    `
  server {
    listen 127.0.0.1:${port};
    root ${site};
    include ${include};
  }`;

/** A proxy before a server on this machine, which keeps its connections to it. */
export const keepingConnectionsTo =
  (serverPort: number): Block =>
  (port) =>
    `
  upstream kalends { server 127.0.0.1:${serverPort}; keepalive 4; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64m;
    location / {
      proxy_pass http://kalends;
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_next_upstream off;
    }
  }`;

/** A real nginx, on a free port unless one is given. */
export async function runNginx(block: Block, givenPort?: number): Promise<RunningNginx> {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('This test needs nginx: "apt-get install nginx-light".');
  const folder = await mkdtemp(join(tmpdir(), 'kalends-nginx-'));
  const port = givenPort ?? (await freePort());
  await mkdir(join(folder, 'tmp'));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, toConfiguration(folder, block(port)));
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

function toConfiguration(folder: string, block: string): string {
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
  ${block}
}
`;
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
