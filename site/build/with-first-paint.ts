import { PAGE_DATA_ID } from '#shared/page-data.ts';
import type { FirstPaint, PaintName } from './build-first-paint.ts';
import { bySize } from './by-size.ts';
import { type ShellFiles, startFirstPaint } from './start-first-paint.ts';
import { withInlineStyles } from './with-inline-styles.ts';

const mark = /<!--first-paint:(booking|appointment)-->/;
const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
const entry = /<script type="module" src="([^"]+)"><\/script>/g;

/**
 * A built page with the script that paints it in its head and its styles in itself, if it is one of the
 * pages that have one. What React needs is then asked for by that script, so that it is in nobody's way
 * before.
 */
export async function withFirstPaint(
  built: string,
  paints: Readonly<Record<PaintName, FirstPaint>>,
  folder: string,
): Promise<string> {
  const [place, name] = mark.exec(built) ?? [];
  if (place === undefined || (name !== 'booking' && name !== 'appointment')) return built;
  const html = await withInlineStyles(built, folder);
  const { script, texts, needsData } = paints[name];
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path]) => path ?? '');
  const files: ShellFiles = {
    script,
    texts,
    ...(needsData && { dataId: PAGE_DATA_ID }),
    ...(await bySize(find(preload), folder)),
    entries: find(entry),
  };
  return html
    .replaceAll(preload, '')
    .replaceAll(entry, '')
    .replace(place, () => `<script>(${startFirstPaint})(${JSON.stringify(files)})</script>`);
}
