import type { BuiltRoom } from './build-room.ts';
import { withInlineStyles } from './with-inline-styles.ts';
import type { FilesByLanguage } from './write-text-files.ts';

const mark = '<!--room-->';

/** A built page of a room with its script in its head, which Astro knows nothing of, and its styles in itself. */
export async function withRoom(
  built: string,
  { script, imports, texts }: BuiltRoom,
  folder: string,
): Promise<string> {
  if (!built.includes(mark)) return built;
  const html = await withInlineStyles(built, folder);
  const preloads = imports.map((href) => `<link rel="modulepreload" href="${href}">`);
  const head = [
    `<script>(${nameTexts})(${JSON.stringify(texts)})</script>`,
    ...preloads,
    `<script type="module" src="${script}"></script>`,
  ];
  return html.replace(mark, () => head.join(''));
}

/**
 * Asks for the page's texts, in the language that is settled by now. It is put into the shell as text, so
 * it stands alone.
 */
function nameTexts(texts: FilesByLanguage): void {
  window.__kalendsTexts = texts;
  const { first, errors } = texts[document.documentElement.dataset.language ?? ''] ?? {};
  for (const href of [first, errors]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}
