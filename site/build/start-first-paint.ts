import type { TextFiles } from '#site/lib/first-texts.ts';

/** What a shell with a first paint knows of its files. */
interface ShellFiles {
  readonly script: string;
  /** By language. */
  readonly texts: Readonly<Record<string, TextFiles>>;
  /** Of a page that is painted only with what came with it: where that is. */
  readonly dataId?: string;
  /** What React's page is made of, and the scripts that begin it. */
  readonly preloads: readonly string[];
  readonly entries: readonly string[];
}

declare global {
  interface Window {
    /** Where the texts of the first screen are, by language. */
    __kalendsTexts?: Readonly<Record<string, TextFiles>>;
    /** Asks for React's page. Called once the first paint is done, or will not be. */
    __kalendsGoOn?: () => void;
  }
}

/**
 * Asks for the script that paints the page and for its texts, in the language that is settled by now.
 * It is put into the shell as text, so it stands alone.
 */
export function startFirstPaint({ script, texts, dataId, preloads, entries }: ShellFiles): void {
  const add = (tag: 'link' | 'script', attributes: object): HTMLElement =>
    document.head.appendChild(Object.assign(document.createElement(tag), attributes));
  const preload = (href: string | undefined) => href && add('link', { rel: 'modulepreload', href });
  const { first, errors } = texts[document.documentElement.dataset.language ?? ''] ?? {};
  let hasGoneOn = false;
  const goOn = () => {
    if (hasGoneOn) return;
    hasGoneOn = true;
    for (const href of [...preloads, errors]) preload(href);
    for (const src of entries) add('script', { type: 'module', src });
  };
  window.__kalendsTexts = texts;
  window.__kalendsGoOn = goOn;
  preload(first);
  if (dataId && !document.getElementById(dataId)?.textContent) goOn();
  else add('script', { type: 'module', src: script }).addEventListener('error', goOn);
}
