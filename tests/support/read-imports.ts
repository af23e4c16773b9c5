import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One import: who, what (a path of the project, or a package), and whether only its types. */
export interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType: boolean;
}

const IMPORT =
  /\b(?:import|export)\s+(type\s)?[^'"()]*?\bfrom\s+['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

/** Who imports whom in the project's sources and tests, read from their text. */
export function readImports(project: string): readonly Import[] {
  return globSync('{shared,server,site,extension,tests}/**/*.{ts,tsx,astro}', {
    cwd: project,
  }).flatMap((file) => importsOf(project, file.split('\\').join('/')));
}

function importsOf(project: string, file: string): Import[] {
  const source = readFileSync(join(project, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...source.matchAll(IMPORT)].map(([, type, from, bare]) => ({
    from: file,
    to: toProjectPath(file, from ?? bare ?? ''),
    isType: type !== undefined,
  }));
}

/** `./store.ts` in `server/user/get-user.ts → server/user/store.ts`; `#shared/x.ts → shared/x.ts`. */
function toProjectPath(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return join(dirname(file), specifier).split('\\').join('/');
  return specifier;
}
