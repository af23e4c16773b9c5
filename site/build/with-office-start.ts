import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { VIEW_LANGUAGE } from '#shared/page-data.ts';
import { toPath } from '#shared/routes/index.ts';
import { SHELL_TEXTS } from '#site/office/ask-early.ts';
import { screens } from '#site/office/screens.ts';
import { bundleScript } from './bundle-script.ts';
import { bySize } from './by-size.ts';
import { closureOf } from './closure-of.ts';
import { type DashboardFiles, type OfficeFiles, startOffice } from './start-office.ts';

const mark = '<!--office-start-->';
const followMark = '<!--office-follow-->';
const entry = /<script type="module" src="([^"]+)"><\/script>/g;
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const follower = fileURLToPath(new URL('../office/follow-dashboard.ts', import.meta.url));

/**
 * The office's shell with a script in its head that asks for its code, on the dashboard for all of that
 * screen's, which a browser would learn of only once the shell's code runs; and with one behind what it
 * shows, which follows what is pressed there until React has come. Other pages are left as they are.
 */
export async function withOfficeStart(html: string, folder: string): Promise<string> {
  if (!html.includes(mark)) return html;
  const pathsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path ?? '');
  const code = pathsOf(preload);
  const files: OfficeFiles = {
    entries: pathsOf(entry),
    code,
    dashboard: await findDashboardFiles(html, code, folder),
    viewLanguage: VIEW_LANGUAGE,
  };
  const follow = await bundleScript({ script: follower, format: 'iife' });
  return html
    .replaceAll(preload, '')
    .replaceAll(entry, '')
    .replace(mark, () => `<script>(${startOffice})(${JSON.stringify(files)})</script>`)
    .replace(followMark, () => `<script>${follow.trim()}</script>`);
}

async function findDashboardFiles(
  html: string,
  shellPaths: readonly string[],
  folder: string,
): Promise<DashboardFiles> {
  const built = await readdir(join(folder, '_astro'));
  const find = (name: string) => {
    const file = built.find((each) => each.startsWith(`${name}.`) && each.endsWith('.js'));
    if (file === undefined) throw new Error(`No file of the site is named ${name}.`);
    return file;
  };
  const shell = shellPaths.map((path) => basename(path));
  const { large } = await bySize(shellPaths, folder);
  const screen = await closureOf([find('dashboard-screen')], folder);
  return {
    path: toPath('dashboard', {}),
    style: /\/_astro\/[^"]+\.css/.exec(html)?.[0] ?? '',
    // The shell asks for these too, but for small ones first.
    code: [
      ...large.map((path) => basename(path)),
      ...[...screen].filter((file) => !shell.includes(file)),
    ],
    texts: Object.fromEntries(
      await Promise.all(
        LANGUAGES.map(async (language) => {
          const names = [find(`office-texts-${language}`), find(`page-texts-${language}`)];
          const texts = await Promise.all(names.map((name) => textFilesOf(name, folder)));
          return [language, [...new Set([...names, ...texts.flat()])]] as const;
        }),
      ),
    ),
  };
}

/** Where the texts lie that the dashboard begins with, as a file says that names texts. */
async function textFilesOf(naming: string, folder: string): Promise<string[]> {
  const code = await readFile(join(folder, '_astro', naming), 'utf8');
  const namespaces = [...SHELL_TEXTS, ...screens.dashboard.texts];
  return namespaces.flatMap((namespace) => {
    const named = new RegExp(
      `/${namespace}\\.json(?:(?!\\.json).)*?\\bimport\\(["'\`]\\./([\\w.-]+\\.js)`,
    );
    return named.exec(code)?.[1] ?? [];
  });
}
