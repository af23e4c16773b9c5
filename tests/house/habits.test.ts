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
  /** Files that may, by path, each with its reason. */
  readonly except: Readonly<Record<string, string>>;
}

const FORMATS = /\bIntl\.|\.toLocale(?:Date|Time)?String\(/;
const CLOCK = /\bDate\.now\(\)|\bnew Date\(\)/;
const NOW_OF_A_PAGE = 'what it shows follows from the moment it is shown';

const IS_THE_DOOR = 'is the door';
const SHOWS = 'shows, and asks for nothing that could be lost';
const ONE_PRESS = 'one press is all it asks for, and does it';

const habits: readonly Habit[] = [
  {
    says: 'a dialog that asks for something stands on shared/react/form: FormDialog, AskDialog, or FormFrame around a DialogForm',
    files: /^(?:site\/office|shared\/react|extension)\/(?!.*\.stories\.tsx$)/,
    breaks: /from '[^']*\/dialog\.tsx'|<dialog\b/,
    except: {
      'shared/react/ui/dialog.tsx': 'is the dialog itself',
      'shared/react/form/form-dialog.tsx': IS_THE_DOOR,
      'shared/react/form/leave-dialog.tsx': IS_THE_DOOR,
      'shared/react/hours/copy-day-dialog.tsx': 'lies within the form that its days belong to',
      'shared/react/card-editor/meetings-dialog.tsx': 'each of its lines saves itself',
      'shared/react/ui/search-dialog.tsx': ONE_PRESS,
      'shared/react/card/qr-screen.tsx': SHOWS,
      'shared/react/card-editor/branding-dialog.tsx': SHOWS,
      'site/office/made-secret-dialog.tsx': SHOWS,
      'site/office/meeting-types/move-dialog.tsx': ONE_PRESS,
      'site/office/meeting-types/shelves-dialog.tsx': 'each of its lines saves itself',
      'site/office/meeting-types/editor/edit-form.tsx': SHOWS,
      'site/office/nav/account-sheet.tsx': 'leads elsewhere',
      'site/office/palette/finder.tsx': 'leads elsewhere',
      'site/office/palette/keys-dialog.tsx': SHOWS,
      'site/office/propose/overview/proposal-dialog.tsx': SHOWS,
      'site/office/share/share-dialog.tsx': SHOWS,
    },
  },
  {
    says: 'formats and zones of Intl stand in shared/time: call them from there, or write them there',
    files: /^(?:shared(?!\/time)|site|extension|server)\//,
    breaks: FORMATS,
    except: {
      'shared/domain/card/count-characters.ts': 'characters, not times',
      'shared/i18n/translator.ts': 'plural forms are of texts, not of times',
      'shared/react/fields/list-countries.ts': 'names of countries',
      'shared/react/fields/phone-number.ts': 'the region of a language, and its zones',
      'site/gallery/gallery.tsx': 'names of languages',
      'site/islands/booking/visitor-time-zone.ts': 'the browser says where it is',
      'shared/react/visitor-time-zone.ts': 'the browser says where it is',
      'site/islands/booking/format-average.ts': 'a rating',
      'site/islands/booking/early-calls.ts': 'runs before any module is there',
      'site/islands/connect/start-door-call.ts': 'runs before any module is there',
      'site/build/start-office.ts': 'runs before any module is there',
    },
  },
  {
    says: 'the domain, mails and verbs are told what time it is: take nowMs, or a Clock of the services',
    files: /^(?:server|shared\/(?!react\/))/,
    breaks: CLOCK,
    except: {
      'server/platform/kernel/clock.ts': 'is the clock',
      'server/platform/doctor/examine.ts': "compares this machine's clock with the database's",
    },
  },
  {
    says: 'a component is told what time it is: take nowMs from its page, which reads the clock once',
    files: /^(?:shared\/react|site|extension)\//,
    breaks: CLOCK,
    except: {
      'site/islands/booking/early-calls.ts': 'runs before any module is there',
      'site/islands/cookie-consent/third-parties.ts': "a third party's own start",
      'site/islands/booking/payment/pending-storage.ts': 'ages what the browser keeps',
      'site/lib/handed-over.ts': 'ages what the browser keeps',
      'site/lib/read-page-data.ts': 'ages what the page came with',
      'site/islands/booking/history/kept-visit.ts': 'ages what the browser keeps',
      'site/islands/booking/payment/use-hold-end.ts': 'a timer',
      'site/islands/booking/payment/hold-countdown.tsx': 'a timer',
      'extension/now-ms.ts': 'is the clock',
      'site/islands/connect/watch-door.ts': 'a timer',
      'site/islands/connect/room/now-ms.ts': 'is the clock',
      'site/islands/connect/use-entrance.ts': 'when somebody came in',
      'site/islands/connect/connect-page.tsx': NOW_OF_A_PAGE,
      'site/islands/host-page/host-page.tsx': NOW_OF_A_PAGE,
      'site/office/use-now.ts': 'a timer',
      'site/lib/use-waking-now.ts': 'a timer',
      'site/islands/booking/proposal/use-hold-left.ts': 'a timer',
      'site/islands/cookie-consent/consent-dialog.tsx': 'when somebody chose',
      'site/islands/cookie-consent/consent-banner.tsx': 'when somebody chose',
      'shared/react/appointment/payment-note.tsx': NOW_OF_A_PAGE,
      'site/islands/booking/proposal/use-proposed.ts': NOW_OF_A_PAGE,
      'site/islands/booking/use-window.ts': NOW_OF_A_PAGE,
      'site/islands/booking/first-paint/first-screen.tsx': NOW_OF_A_PAGE,
      'site/lib/overlay/overlay-dialog.tsx': NOW_OF_A_PAGE,
      'shared/react/zones/zone-dialog.tsx': NOW_OF_A_PAGE,
      'site/islands/booking/intro/time-zone-row.tsx': NOW_OF_A_PAGE,
      'site/islands/booking/refund-terms.tsx': NOW_OF_A_PAGE,
      'site/office/meeting-types/editor/editor-screen.tsx': NOW_OF_A_PAGE,
      'site/office/meeting-types/editor/new-screen.tsx': NOW_OF_A_PAGE,
      'site/office/company/members/member-row.tsx': NOW_OF_A_PAGE,
      'site/office/availability/schedule/schedule-form.tsx': NOW_OF_A_PAGE,
      'site/office/onboarding/steps/zone-step.tsx': NOW_OF_A_PAGE,
      'site/office/availability/schedule/use-new-dates.ts': NOW_OF_A_PAGE,
      'site/office/out-of-office/list/period-dialog.tsx': NOW_OF_A_PAGE,
      'site/office/account/profile/profile-screen.tsx': NOW_OF_A_PAGE,
      'site/office/appointments/use-day-name.ts': NOW_OF_A_PAGE,
      'site/office/appointments/use-free-times.ts': NOW_OF_A_PAGE,
      'site/office/appointments/use-booking.ts': NOW_OF_A_PAGE,
      'site/islands/appointment/success/success-page.tsx': NOW_OF_A_PAGE,
      'site/islands/appointment/use-reschedule-availability.ts': NOW_OF_A_PAGE,
    },
  },
  {
    says: 'how far the content of a screen goes is said by its row of site/office/screens.ts',
    files: /^site\/office\//,
    breaks: /\bmax-w-(?:[2-7]xl|screen)/,
    except: {
      'site/office/onboarding/steps/onboarding-screen.tsx': 'has no office around it',
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
    const found = breaking.map(({ file }) => file).filter((file) => !(file in except));
    expect(found).toEqual([]);
  });

  test('and no exception outlives its reason', () => {
    const names = breaking.map(({ file }) => file);
    expect(Object.keys(except).filter((name) => !names.includes(name))).toEqual([]);
  });
});

/** Found by their place, or started by it. */
const NAMED_BY_PLACE =
  /(?:^|\/)(?:index|routes|policy|store|types|main|[\w-]+-statement|[\w.-]*config)\.ts$|^server\/cli\/|^extension\/entrypoints\/|\.stories\.tsx$/;

/** Files that are older than the habit: the list only shrinks. */
const oldNames: readonly string[] = [
  'server/post/messages/facts.ts',
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
