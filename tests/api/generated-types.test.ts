import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOpenApi } from '#server/platform/http/openapi.ts';
import { project } from '#tests/support/run-server.ts';

const run = promisify(execFile);
const programs = join(project, 'node_modules/.bin');
const tools = join(project, 'tests/support/openapi-types');

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kalends-types-'));
  const document = join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(toOpenApi('https://book.example.com')));
  const hook = join(project, 'tests/support/with-typescript-5.mjs');
  const write = join(tools, 'write-types.mjs');
  await run(process.execPath, ['--import', hook, write, document, join(folder, 'api.ts')]);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        skipLibCheck: true,
        noEmit: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        target: 'esnext',
        module: 'preserve',
        moduleResolution: 'bundler',
        types: [],
        lib: ['esnext', 'dom'],
        allowImportingTsExtensions: true,
        paths: { 'openapi-fetch': [join(project, 'node_modules/openapi-fetch')] },
      },
      files: ['client.ts'],
    }),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** What the compiler has against a client of the generated types. */
async function problemsOf(code: string): Promise<string> {
  const client = `
    import createClient from 'openapi-fetch';
    import type { components, paths } from './api.ts';
    const client = createClient<paths>({ baseUrl: 'https://book.example.com/api' });
    ${code}`;
  await writeFile(join(folder, 'client.ts'), client);
  return run(join(programs, 'tsc'), ['-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

test('7.30 types generated from our document book a time, and refuse what the API would', async () => {
  const problems = await problemsOf(`
    type Booking = NonNullable<paths['/booking']['post']['requestBody']>['content']['application/json'];
    const { data: times } = await client.GET('/booking-availability', {
      params: {
        query: {
          meetingTypeId: '5f0c1a4e-5d0a-4a63-9a52-0f6f0b1f1c11',
          start: '2030-01-07T00:00:00Z',
          end: '2030-01-14T00:00:00Z',
          timezone: 'Europe/Berlin',
        },
      },
    });
    const start: string | undefined = times?.dates[0]?.spots[0]?.startTime;
    const attendee: Booking['attendee'] = {
      email: 'maya@visitor.test',
      fullname: 'Maya Lindqvist',
      timezone: 'Europe/Berlin',
      dataPolicyAccepted: true,
      receiveReminders: false,
      bringalongEmails: ['guest@visitor.test'],
      language: 'de',
      company: 'Acme',
      interests: ['workshops', 'reviews'],
      newsletter: true,
    };
    const { data, error } = await client.POST('/booking', {
      params: { header: { 'idempotency-key': 'once-and-only-once' } },
      body: { meetingTypeId: '5f0c1a4e-5d0a-4a63-9a52-0f6f0b1f1c11', start: start ?? '', attendee },
    });
    const kind: 'confirmed' | 'double-opt-in' | 'host-confirmation' | undefined = data?.bookingType;
    const isGone: boolean = error?.error === 'slot-no-longer-available';
    export { isGone, kind };

    // @ts-expect-error an attendee without an e-mail
    export const nobody: Booking['attendee'] = { timezone: 'UTC' };
    // @ts-expect-error an e-mail that is a number
    export const number: Booking['attendee'] = { email: 7, timezone: 'UTC' };
    // @ts-expect-error an answer that is an object
    export const deep: Booking['attendee'] = { email: 'a@b.c', timezone: 'UTC', company: {} };
    const { error: unwell } = await client.GET('/health');
    // @ts-expect-error a refusal that this call never gives
    export const isTaken = unwell?.error === 'slot-no-longer-available';
  `);
  expect(problems).toBe('');
});
