import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What a module brings at run time: types are gone by then. */
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;
/** `client.GET('/session'` and `useQuery('get', '/session'`. */
const CALL =
  /\.(GET|POST|PATCH|PUT|DELETE)\(\s*'([^']+)'|\(\s*'(get|post|patch|put|delete)',\s*'([^']+)'/g;

/** A module of the extension, or one of those that it shares with the site. */
interface Module {
  readonly file: string;
  readonly source: string;
}

/** Everything that runs in the extension, of its own folder and of what that imports. */
export function loadExtensionModules(): readonly Module[] {
  const modules = new Map<string, Module>();
  const waiting = globSync('extension/**/*.{ts,tsx}', { cwd: project })
    .map((file) => file.split('\\').join('/'))
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('extension/build/'));
  for (const file of waiting) {
    if (modules.has(file)) continue;
    const source = readFileSync(join(project, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    modules.set(file, { file, source });
    for (const [, from, lazily] of source.matchAll(IMPORT)) {
      const found = toFile(file, from ?? lazily ?? '');
      if (found) waiting.push(found);
    }
  }
  return [...modules.values()];
}

/** The calls of the API that a module writes: `GET /session`. */
export function callsOf({ source }: Pick<Module, 'source'>): readonly string[] {
  return [...source.matchAll(CALL)].map(
    ([, method, path, lowMethod, lowPath]) =>
      `${(method ?? lowMethod ?? '').toUpperCase()} ${path ?? lowPath ?? ''}`,
  );
}

/** Every call that the extension makes, once. */
export function listExtensionCalls(): ReadonlySet<string> {
  return new Set(loadExtensionModules().flatMap(callsOf));
}

/** Undefined for a package, a style or a text. */
function toFile(from: string, specifier: string): string | undefined {
  if (!/\.tsx?$/.test(specifier)) return undefined;
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.')
    ? join(dirname(from), specifier).split('\\').join('/')
    : undefined;
}
