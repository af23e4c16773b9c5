import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { targets } from '#server/build/targets.ts';
import { settingNames } from '#server/config.ts';
import { findProgram } from '#tests/support/find-program.ts';
import { makeNginxRecipe, runNginxRecipe } from '#tests/support/nginx-recipe.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(project, file), 'utf8');

/** Set by whoever starts the process, and no setting of ours. */
const ambient = ['NODE_ENV'];
const variables = [...settingNames, ...targets.site.variables]
  .filter((name) => !ambient.includes(name))
  .sort();

test('7.28 the table of docs/settings.md has every variable', () => {
  const rows = read('docs/settings.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)]);
  expect(named.map(([, name]) => name).sort()).toEqual(variables);
});

test('7.28 .env.example has every variable, each commented out, and those that compose needs', () => {
  const lines = read('.env.example').split('\n');
  const named = lines.flatMap((line) => /^# ?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  const needed = lines.flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect([...named, ...needed.filter((name) => name !== 'POSTGRES_PASSWORD')].sort()).toEqual(
    variables,
  );
  expect(needed.sort()).toEqual(['POSTGRES_PASSWORD', 'PUBLIC_URL', 'SECRET']);
});

test('7.28 the Dockerfile has nothing to object to, and does not run as root', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
  const [, last = ''] = /[\s\S]*\nFROM ([\s\S]*)/.exec(read('Dockerfile')) ?? [];
  expect(last).toContain('\nUSER node\n');
  expect(last).toContain('\nHEALTHCHECK ');
});

test('7.28 the compose file has nothing to object to', () => {
  const linted = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const results = linted.lintFiles([join(project, 'compose.yaml')], false);
  expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
});

test('7.26 nginx takes the recipe', () => {
  const nginx = findProgram('nginx');
  if (!nginx) throw new Error('This test needs nginx: "apt-get install nginx-light".');
  const folder = mkdtempSync(join(tmpdir(), 'kalends-nginx-'));
  const recipe = makeNginxRecipe(folder);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${recipe}\n}`,
  );
  expect(() =>
    execFileSync(nginx, ['-t', '-e', 'stderr', '-p', folder, '-c', configuration], {
      stdio: 'pipe',
    }),
  ).not.toThrow();
  rmSync(folder, { recursive: true });
});

test('19.9 behind nginx, a port in the host reaches the server, over HTTP 1 and 2', async () => {
  const server = createServer((request, reply) => reply.end(request.headers.host)).listen(0);
  await once(server, 'listening');
  const nginx = await runNginxRecipe((server.address() as AddressInfo).port);
  const host = `localhost:${new URL(nginx.url).port}`;
  const byHttp1 = await new Promise<string>((resolve, reject) => {
    request(`https://${host}/`, { rejectUnauthorized: false }, (reply) => {
      reply.setEncoding('utf8').once('data', resolve);
    })
      .once('error', reject)
      .end();
  });
  const client = connect(`https://${host}`, { rejectUnauthorized: false });
  const stream = client.request({ ':path': '/' }).setEncoding('utf8');
  const [byHttp2] = await once(stream, 'data');
  client.close();
  await nginx.stop();
  server.close();
  expect([byHttp1, byHttp2]).toEqual([host, host]);
});
