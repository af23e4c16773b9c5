import type { Import } from './read-imports.ts';

/** What `npm test -- --changed` runs: files of Vitest, and specs of Playwright. */
export interface PickedTests {
  readonly tests: readonly string[];
  readonly specs: readonly string[];
}

/** Through these every API test reaches the whole server, and every spec the whole site. */
const isDoor = (file: string) =>
  /^server\/(?:app|main|handlers|workers)\.ts$|^tests\/support\/|^tests\/e2e\/support\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');
/** Those ask a running app or a page by its address, so that no import leads to what they prove. */
const asksByAddress = (file: string) => isSpec(file) || file.startsWith('tests/api/');

/**
 * A test that imports what has changed, over however many files, is picked. One that asks by address is
 * picked by its subject instead: `site/office/general/…` picks `office/general.spec.ts`, and
 * `server/time/booking/…` picks `booking.test.ts` and `booking-page.test.ts`.
 */
export function pickTests(
  changed: readonly string[],
  { files, imports }: { readonly files: readonly string[]; readonly imports: readonly Import[] },
): PickedTests {
  const reached = findImporters(changed, imports);
  const subjects = new Set(changed.flatMap(subjectsOf));
  const picked = files.filter(
    (file) => reached.has(file) || (asksByAddress(file) && isAbout(file, subjects)),
  );
  return { tests: picked.filter(isTest), specs: picked.filter(isSpec) };
}

/** The files themselves, and all that import them; a door is not gone through. */
function findImporters(
  changed: readonly string[],
  imports: readonly Import[],
): ReadonlySet<string> {
  const importers = Map.groupBy(imports, ({ to }) => to);
  const reached = new Set(changed);
  for (const file of reached) {
    if (isDoor(file) && !changed.includes(file)) continue;
    for (const { from } of importers.get(file) ?? []) reached.add(from);
  }
  return reached;
}

/** Folders that say where something stands, not what it is about. */
const PLACES = new Set([
  ...['server', 'site', 'shared', 'extension', 'tests', 'locales', 'api', 'domain', 'react', 'lib'],
  ...['islands', 'office', 'store', 'steps', 'support', 'actions', 'build', 'pages', 'ui', 'e2e'],
  ...['platform', 'time', 'outside', 'post', 'public'],
]);

/** `server/time/out-of-office/close-days.ts → time, out-of-office, close-days`. */
function subjectsOf(file: string): readonly string[] {
  if (isTest(file) || isSpec(file) || !file.includes('/')) return [];
  const words = file.replace(/\.\w+$/, '').split('/');
  return words.filter((word) => !PLACES.has(word));
}

/** Whether the test's name is that of a subject, or begins with it: `meeting-types` for `meeting-type`. */
function isAbout(file: string, subjects: ReadonlySet<string>): boolean {
  const name = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(/(?:\.round)?\.(?:test|spec)\.ts$/, '');
  const beginnings = [...name.matchAll(/-|$/g)].map(({ index }) => name.slice(0, index));
  return beginnings.some((each) => subjects.has(each) || subjects.has(each.replace(/s$/, '')));
}
