import type { TextFiles } from '#site/lib/first-texts.ts';

/** What a shell with a first paint knows of its files. */
export interface ShellFiles {
  readonly script: string;
  /** By language. */
  readonly texts: Readonly<Record<string, TextFiles>>;
  /** Of a page that is painted only with what came with it: where that is. */
  readonly dataId?: string;
  /** What React's page is made of: what takes long to come, and the rest. */
  readonly large: readonly string[];
  readonly small: readonly string[];
  /** The scripts that begin it. */
  readonly entries: readonly string[];
}

declare global {
  interface Window {
    /** Where the texts of the first screen are, by language. */
    __kalendsTexts?: Readonly<Record<string, TextFiles>>;
    /** Asks for React's page. Called as the first paint begins, or where there will be none. */
    __kalendsGoOn?: () => void;
  }
}

/**
 * Asks for the script that paints the page and for its texts, in the language that is settled by now.
 * It is put into the shell as text, so it stands alone.
 */
export function startFirstPaint({
  script,
  texts,
  dataId,
  large,
  small,
  entries,
}: ShellFiles): void {
  const add = (tag: 'link' | 'script', attributes: object): HTMLElement =>
    document.head.appendChild(Object.assign(document.createElement(tag), attributes));
  const preload = (href: string | undefined) => href && add('link', { rel: 'modulepreload', href });
  const { first, errors } = texts[document.documentElement.dataset.language ?? ''] ?? {};
  let hasGoneOn = false;
  const goOn = () => {
    if (hasGoneOn) return;
    hasGoneOn = true;
    for (const src of entries) add('script', { type: 'module', src });
    for (const href of large) preload(href);
    // To ask takes a phone a while for each: the page is painted first. Whoever needs one asks too.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const href of [...small, errors]) preload(href);
      }),
    );
  };
  window.__kalendsTexts = texts;
  window.__kalendsGoOn = goOn;
  preload(first);
  if (dataId && !document.getElementById(dataId)?.textContent) goOn();
  else add('script', { type: 'module', src: script }).addEventListener('error', goOn);
}
