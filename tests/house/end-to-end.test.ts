import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCase } from 'playwright/types/testReporter';
import { describe, expect, test, vi } from 'vitest';
import FlakyReporter from '#tests/e2e/support/flaky-reporter.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Kind {
  readonly says: string;
  readonly breaks: RegExp;
  /** Files that may, each with its reason. */
  readonly except: Readonly<Record<string, string>>;
}

const NO_SCRIPTS = 'pages without scripts, in which nothing moves';

/** Each of these failed one run of many, without a fault of the product. */
const kinds: readonly Kind[] = [
  {
    says: '19.22 places are measured once what moves has come to rest: placeAtRest',
    breaks: /\.boundingBox\(/,
    except: {
      'tests/e2e/site/filled-pages.spec.ts': NO_SCRIPTS,
      'tests/e2e/site/appointment-first-paint.spec.ts': NO_SCRIPTS,
    },
  },
  {
    says: '19.22 another window may have no body yet: ask its document for one',
    breaks: /\.document\.body\b/,
    except: {},
  },
  {
    says: '19.22 a frame is waited for before it is entered',
    breaks: /\.\$\('iframe'\)/,
    except: {},
  },
  {
    says: '19.22 a worker is asked through workerOf, which waits until it runs',
    breaks: /\.serviceWorkers\(\)/,
    except: {
      'tests/e2e/support/worker-of.ts': 'is that door',
      'tests/e2e/support/launch-extension.ts': 'waits for the first one',
    },
  },
];

const sources = globSync('tests/e2e/**/*.ts', { cwd: project })
  .map((file) => file.split('\\').join('/'))
  .map((file) => ({ file, code: readFileSync(join(project, file), 'utf8') }));

test.each(kinds)('$says', ({ breaks, except }) => {
  const found = sources.filter(({ code }) => breaks.test(code)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(Object.keys(except).toSorted());
});

describe('19.22 what needed a second try is named, and more than two fail the run', () => {
  const outcomes = (count: number, outcome: ReturnType<TestCase['outcome']>) =>
    Array.from({ length: count }, (_, index) => ({
      outcome: () => outcome,
      titlePath: () => ['', '', 'site/a.spec.ts', `story ${index}`],
      results: [],
    }));

  test.each([
    { flaky: 0, status: 'passed', ends: 'passed' },
    { flaky: 2, status: 'passed', ends: 'passed' },
    { flaky: 3, status: 'passed', ends: 'failed' },
    { flaky: 1, status: 'failed', ends: 'failed' },
    { flaky: 3, status: 'interrupted', ends: 'interrupted' },
  ] as const)('$flaky of a run that $status: $ends', async ({ flaky, status, ends }) => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const reporter = new FlakyReporter();
    const allTests = () => [...outcomes(5, 'expected'), ...outcomes(flaky, 'flaky')];
    reporter.onBegin({}, { allTests });
    expect(await reporter.onEnd({ status })).toEqual({ status: ends });
    const words = said.mock.calls.flat().join('\n');
    expect(words.match(/site\/a\.spec\.ts › story \d/g)?.length ?? 0).toBe(flaky);
  });
});

test.each([
  { lines: 3, says: 'all of a short page', shown: [0, 1, 2] },
  { lines: 200, says: 'both ends of a long one', shown: [0, 39, 160, 199], left: [40, 159] },
])('20.6 of a story that failed once the run shows $says', async ({ lines, shown, left = [] }) => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'kalends-reporter-'));
  const path = join(folder, 'error-context.md');
  const snapshot = Array.from({ length: lines }, (_, index) => `- text: line ${index}.`);
  writeFileSync(
    path,
    ['# Page snapshot', '', '```yaml', ...snapshot, '```', '', '# Test source', ''].join('\n'),
  );
  const attachments = [{ name: 'error-context', contentType: 'text/markdown', path }];
  const story = (outcome: 'flaky' | 'expected') => ({
    outcome: () => outcome,
    titlePath: () => ['', '', 'site/a.spec.ts', `a story that is ${outcome}`],
    results: [{ attachments }],
  });
  const reporter = new FlakyReporter();
  reporter.onBegin({}, { allTests: () => [story('flaky'), story('expected')] });
  await reporter.onEnd({ status: 'passed' });
  rmSync(folder, { recursive: true });
  const words = said.mock.calls.flat().join('\n');
  expect(words).toContain('The page of site/a.spec.ts › a story that is flaky');
  expect(words).not.toContain('a story that is expected');
  expect(words).not.toContain('Test source');
  for (const index of shown) expect(words).toContain(`line ${index}.`);
  for (const index of left) expect(words).not.toContain(`line ${index}.`);
});
