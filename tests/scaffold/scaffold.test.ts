import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Command, runQuietly } from '#tests/support/run-program.ts';
import { kinds } from './kinds.ts';
import { toName } from './plan.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const left = new Set(['node_modules', 'dist', '.git', '.data', '.astro', 'test-results']);
const house = [
  'actions',
  'architecture',
  'contract',
  'habits',
  'integrations',
  'locales',
  'routes',
  'texts',
];

/** What the list kit says, which a screen `contacts/list` once wrote into. */
const KIT_TEXTS = 'locales/en/office/list.json';

/** Patience with types, lint and house tests of a whole copy on a busy machine. */
const COPY_MS = 300_000;

let copy = '';
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'kalends-scaffold-'));
  await cp(project, copy, {
    recursive: true,
    filter: (source) => !left.has(relative(project, source).split(sep)[0] ?? ''),
  });
  await symlink(join(project, 'node_modules'), join(copy, 'node_modules'), 'dir');
});
afterAll(() => rm(copy, { recursive: true }));

test(
  'what is scaffolded passes types, lint and house tests as it comes',
  async () => {
    const inCopy = async (command: Command) => {
      const { exitCode, said } = await runQuietly(command, copy);
      expect(exitCode, said).toBe(0);
      return said;
    };
    const written = new Set<string>();
    const names = Object.keys(kinds).map((kind) => [kind, `tea-${kind}`] as const);
    const placed = [
      ['screen', 'company/tea-table'],
      ['provider', 'sign-in/tea-id'],
      ['list', 'company/tea-shelf'],
      ['screen', 'contacts/list'],
    ] as const;
    const ownTexts = await readFile(join(copy, KIT_TEXTS), 'utf8');
    for (const [kind, name] of [...names, ...placed]) {
      const said = await inCopy(['node', 'tests/scaffold/new.ts', kind, name]);
      const files = /^Written: (.*)$/m.exec(said)?.[1]?.split(', ') ?? [];
      for (const file of files.filter((each) => /\.tsx?$/.test(each))) written.add(file);
    }
    expect(written.size).toBeGreaterThan(names.length);
    // 20.4: what a screen is called after touches no other's texts, and a list fits on two pages.
    expect(await readFile(join(copy, KIT_TEXTS), 'utf8')).toBe(ownTexts);
    const list = 'site/office/company/tea-shelf/tea-shelf-screen.tsx';
    expect((await readFile(join(copy, list), 'utf8')).split('\n').length).toBeLessThan(90);
    await inCopy(['node', 'node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']);
    // The copy is no repository, whose list of ignored files biome would ask for.
    await inCopy(['biome', 'check', '--vcs-enabled=false', ...written]);
    const files = house.map((name) => `tests/house/${name}.test.ts`);
    const units = ['shared/routes', 'site/office/screens', 'site/build/hosting', 'editor/sections'];
    await inCopy(['vitest', 'run', '-c', 'tests/vitest.config.ts', ...files, ...units]);
  },
  COPY_MS,
);

test('a screen may stand in a subject', () => {
  expect(toName('company/tea-time')).toMatchObject({ subject: 'company', kebab: 'tea-time' });
});

test.each(['Tea', 'tea_time', '../tea', '-tea', 'a/b/tea', '/tea', 'tea/', ''])(
  '%j is no name',
  (text) => {
    expect(toName(text)).toBeUndefined();
  },
);
