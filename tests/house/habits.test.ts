import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const project = fileURLToPath(new URL('../..', import.meta.url));

interface Habit {
  /** What to do instead. */
  readonly says: string;
  readonly files: RegExp;
  readonly breaks: RegExp;
  /** Files that may, by name, each with its reason. */
  readonly except: Readonly<Record<string, string>>;
}

const FORMATS = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;
const CLOCK = /\bDate\.now\(\)|\bnew Date\(\)/;
const NOW_OF_A_PAGE = 'what it shows follows from the moment it is shown';

const habits: readonly Habit[] = [
  {
    says: 'formats and zones of Intl stand in shared/time: call them from there, or write them there',
    files: /^(?:shared(?!\/time)|site|extension|server)\//,
    breaks: FORMATS,
    except: {
      'translator.ts': 'plural forms are of texts, not of times',
      'list-countries.ts': 'names of countries',
      'phone-number.ts': 'the region of a language, and its zones',
      'gallery.tsx': 'names of languages',
      'visitor-time-zone.ts': 'the browser says where it is',
      'format-average.ts': 'a rating',
      'early-calls.ts': 'runs before any module is there',
      'start-office-calls.ts': 'runs before any module is there',
    },
  },
  {
    says: 'the domain, mails and verbs are told what time it is: take nowMs, or a Clock of the services',
    files: /^(?:server|shared\/(?!react\/))/,
    breaks: CLOCK,
    except: {
      'clock.ts': 'is the clock',
      'examine.ts': "compares this machine's clock with the database's",
    },
  },
  {
    says: 'a component is told what time it is: take nowMs from its page, which reads the clock once',
    files: /^(?:shared\/react|site|extension)\//,
    breaks: CLOCK,
    except: {
      'early-calls.ts': 'runs before any module is there',
      'third-parties.ts': "a third party's own start",
      'pending-storage.ts': 'ages what the browser keeps',
      'handed-over.ts': 'ages what the browser keeps',
      'page-appointment.ts': 'ages what the page came with',
      'kept-visit.ts': 'ages what the browser keeps',
      'use-hold-end.ts': 'a timer',
      'hold-countdown.tsx': 'a timer',
      'now-ms.ts': 'is the clock',
      'use-now.ts': 'a timer',
      'use-waking-now.ts': 'a timer',
      'use-hold-left.ts': 'a timer',
      'consent-dialog.tsx': 'when somebody chose',
      'consent-banner.tsx': 'when somebody chose',
      'payment-note.tsx': NOW_OF_A_PAGE,
      'use-proposed.ts': NOW_OF_A_PAGE,
      'use-window.ts': NOW_OF_A_PAGE,
      'first-screen.tsx': NOW_OF_A_PAGE,
      'overlay-dialog.tsx': NOW_OF_A_PAGE,
      'zone-dialog.tsx': NOW_OF_A_PAGE,
      'time-zone-row.tsx': NOW_OF_A_PAGE,
      'refund-terms.tsx': NOW_OF_A_PAGE,
      'editor-screen.tsx': NOW_OF_A_PAGE,
      'new-screen.tsx': NOW_OF_A_PAGE,
      'mail-list.tsx': NOW_OF_A_PAGE,
      'member-row.tsx': NOW_OF_A_PAGE,
      'schedule-form.tsx': NOW_OF_A_PAGE,
      'zone-step.tsx': NOW_OF_A_PAGE,
      'dates-dialog.tsx': NOW_OF_A_PAGE,
      'period-dialog.tsx': NOW_OF_A_PAGE,
      'profile-screen.tsx': NOW_OF_A_PAGE,
      'use-day-name.ts': NOW_OF_A_PAGE,
      'use-free-times.ts': NOW_OF_A_PAGE,
      'use-booking.ts': NOW_OF_A_PAGE,
      'success-page.tsx': NOW_OF_A_PAGE,
      'use-reschedule-availability.ts': NOW_OF_A_PAGE,
    },
  },
];

const sources = globSync('{shared,site,extension,server}/**/*.{ts,tsx}', { cwd: project })
  .map((file) => file.split('\\').join('/'))
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(join(project, file), 'utf8')) }));

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

describe.each(habits)('$says', ({ files, breaks, except }) => {
  const breaking = sources.filter(({ file, code }) => files.test(file) && breaks.test(code));

  test('everywhere else', () => {
    const found = breaking.map(({ file }) => file).filter((file) => !(basename(file) in except));
    expect(found).toEqual([]);
  });

  test('and no exception outlives its reason', () => {
    const names = breaking.map(({ file }) => basename(file));
    expect(Object.keys(except).filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** Found by their place, or started by it. */
const NAMED_BY_PLACE =
  /(?:^|\/)(?:index|routes|policy|store|types|main|[\w-]+-statement|[\w.-]*config)\.ts$|^server\/cli\/|^extension\/entrypoints\/|\.stories\.tsx$/;

/** Files that are older than the habit: the list only shrinks. */
const oldNames: readonly string[] = [
  'server/messages/facts.ts',
  'server/messages/when-overtaken.ts',
  'shared/domain/routing/check-answers.ts',
  'site/islands/booking/callback/load-callback.ts',
];

const EXPORT =
  /^export (?:async )?(?:(?<type>type|interface)|function\*?|const|class) (?<name>\w+)/gm;

/** Several functions stand under a name of their own; one is found by its name, or by a type's beside it. */
function isMisnamed({ file, code }: (typeof sources)[number]): boolean {
  const exported = [...code.matchAll(EXPORT)].map(({ groups }) => groups ?? {});
  if (exported.filter(({ type }) => type === undefined).length !== 1) return false;
  const name = toLetters(basename(file).replace(/s?\.tsx?$/, ''));
  return !exported.some((each) => toLetters(each.name ?? '').includes(name));
}

function toLetters(name: string): string {
  return name.replace(/[-_]/g, '').toLowerCase();
}

describe('a file that exports one thing is named after it: git mv the file, or rename what it exports', () => {
  const misnamed = sources
    .filter(({ file }) => !NAMED_BY_PLACE.test(file))
    .filter(isMisnamed)
    .map(({ file }) => file);

  test('everywhere else', () => {
    expect(misnamed.filter((file) => !oldNames.includes(file))).toEqual([]);
  });

  test('and no old name outlives its file', () => {
    expect(oldNames.filter((file) => !misnamed.includes(file))).toEqual([]);
  });
});
