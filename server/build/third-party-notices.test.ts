import { build } from 'vite';
import { expect, test } from 'vitest';
import { collectNotices, packageFolderOf } from './third-party-notices.ts';

test.each([
  ['/app/node_modules/react/cjs/react.js', '/app/node_modules/react'],
  ['/app/node_modules/@a/b/dist/c.js?used', '/app/node_modules/@a/b'],
  ['\0/app/node_modules/a/node_modules/c/d.js', '/app/node_modules/a/node_modules/c'],
  ['/app/shared/time/dates.ts', undefined],
])('20.16 %s belongs to %s', (id, folder) => {
  expect(packageFolderOf(id)).toBe(folder);
});

test('20.16 what is built names the packages whose code it has, with their licences', async () => {
  const notices = collectNotices();
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
        load: (id) =>
          id === '\0entry' ? "import { h } from 'preact'; console.log(h);" : undefined,
      },
      notices.plugin,
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  const text = notices.toText();
  expect(text).toMatch(/^preact \d[\d.]* \(MIT\)$/m);
  expect(text).toContain('The MIT License');
  expect(text).not.toContain('vite ');
});
