import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { toPath } from '#shared/routes/index.ts';
import { SHELL_TEXTS } from '#site/office/ask-early.ts';
import { screens } from '#site/office/screens.ts';
import { askForDashboard, type DashboardFiles } from './ask-for-dashboard.ts';
import { bySize } from './by-size.ts';
import { closureOf } from './closure-of.ts';

const mark = '<!--dashboard-files-->';
// Its page may end late: what it opens does not wait for that.
const entry = '<script type="module" ';
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;

/**
 * The office's shell with a script in its head that asks for the dashboard's files, which a browser
 * would learn of only once the shell's code runs. Other pages are left as they are.
 */
export async function withDashboardFiles(html: string, folder: string): Promise<string> {
  if (!html.includes(mark)) return html;
  const built = await readdir(join(folder, '_astro'));
  const find = (name: string) => {
    const file = built.find((each) => each.startsWith(`${name}.`) && each.endsWith('.js'));
    if (file === undefined) throw new Error(`No file of the site is named ${name}.`);
    return file;
  };
  const shellPaths = [...html.matchAll(preload)].map(([, path = '']) => path);
  const shell = shellPaths.map((path) => basename(path));
  const { large } = await bySize(shellPaths, folder);
  const screen = await closureOf([find('dashboard-screen')], folder);
  const files: DashboardFiles = {
    path: toPath('dashboard', {}),
    style: /\/_astro\/([^"]+\.css)/.exec(html)?.[1] ?? '',
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
  return html
    .replace(mark, () => `<script>(${askForDashboard})(${JSON.stringify(files)})</script>`)
    .replace(entry, '<script type="module" async ');
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
