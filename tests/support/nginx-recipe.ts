import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningNginx, runNginx } from './run-nginx.ts';
import { project } from './run-server.ts';

/** `deploy/nginx.conf` with a certificate of its own, in a folder. */
export function makeNginxRecipe(folder: string): string {
  const pem = (name: string) => join(folder, `${name}.pem`);
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
      ...['-subj', '/CN=book.example.com', '-keyout', pem('privkey'), '-out', pem('fullchain')],
    ],
    { stdio: 'pipe' },
  );
  const recipe = readFileSync(join(project, 'deploy/nginx.conf'), 'utf8');
  return recipe.replaceAll('/etc/letsencrypt/live/book.example.com', folder);
}

/**
 * A real nginx before the server on a port of this machine, by what the recipe says of https: nothing of
 * it is changed but its ports. Its certificate is one that no browser trusts.
 */
export async function runNginxRecipe(serverPort: string | number): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-nginx-'));
  const [upstream, ...servers] = makeNginxRecipe(folder)
    .replace('127.0.0.1:4321', `127.0.0.1:${serverPort}`)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .split(/^(?=server \{)/m);
  const secure = servers.at(-1);
  const nginx = await runNginx(
    (port) => `${upstream}${secure?.replace('listen 443', `listen 127.0.0.1:${port}`)}`,
  );
  return {
    url: nginx.url.replace('http:', 'https:'),
    async stop() {
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
