import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Where the types of all texts stand, relative to the project. */
export const TEXT_TYPES_FILE = 'shared/i18n/resources.ts';

const head = `// Written from the names of the English files by \`npm test -- tests/house/locales -u\`.

/** The namespaces of public pages, extension and mails: \`locales/<language>/*.json\`. */
export interface PageResources {
`;
const middle = `}

/** Those of the office, which public pages do not know: \`locales/<language>/office/*.json\`. */
export interface OfficeResources {
`;

/** The types of all texts, as the English files below a project's `locales` have them. */
export function writeTextTypes(folder = project): string {
  const rows = (pattern: string) =>
    globSync(pattern, { cwd: join(folder, 'locales/en') })
      .map((file) => file.split('\\').join('/'))
      .sort()
      .map((file) => `  ${toName(file)}: typeof import('#locales/en/${file}');\n`)
      .join('');
  return `${head}${rows('*.json')}${middle}${rows('office/*.json')}}\n`;
}

/** `office/mail-log.json → 'mail-log'`, in quotes where a name needs them. */
function toName(file: string): string {
  const name = basename(file, '.json');
  return name.includes('-') ? `'${name}'` : name;
}
