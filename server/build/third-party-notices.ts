import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What licences ask to be handed on with the code that they are about. */
export const NOTICES_FILE = 'third-party-notices.txt';

export interface ThirdPartyNotices {
  /** Notes whose code a build takes in; one instance serves several builds. */
  readonly plugin: Plugin;
  /** Names, versions and licence texts of all that was noted, in the order of their names. */
  toText(): string;
}

/** Collects, over one build or several, the packages whose code ends up in what is built. */
export function collectNotices(): ThirdPartyNotices {
  const folders = new Set<string>();
  return {
    plugin: {
      name: 'kalends-third-party-notices',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          for (const id of output.moduleIds) {
            const folder = packageFolderOf(id);
            if (folder) folders.add(folder);
          }
        }
      },
    },
    toText: () => toNotices([...folders].map(readNotice)),
  };
}

/** `/app/node_modules/@a/b/dist/c.js → /app/node_modules/@a/b`; undefined for code of our own. */
export function packageFolderOf(id: string): string | undefined {
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1];
}

interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

function readNotice(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .sort();
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, license: String(license ?? 'unknown'), text: texts.join('\n\n') };
}

function toNotices(notices: readonly Notice[]): string {
  const sections = notices
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, version, license, text }) =>
      [`${name} ${version} (${license})`, text].filter(Boolean).join('\n\n'),
    );
  return `${['Kalends contains code of these packages.', ...sections].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}
