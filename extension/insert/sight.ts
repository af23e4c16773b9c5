/** What a field shows, as far as it says whether a text is in it. */
export interface Sight {
  /** Without what editors put between words and lines, each in its own way. */
  readonly text: string;
  /** The same, a line each, without empty ones. */
  readonly lines: string;
  readonly hrefs: readonly string[];
}

export function look(shown: HTMLElement): Sight {
  return {
    text: readText(shown),
    lines: toLines(shown.innerText),
    hrefs: [...shown.querySelectorAll('a')].map(({ href }) => href),
  };
}

export function readText(shown: HTMLElement): string {
  return toBare(shown.textContent);
}

/** Whether `text` stands there once more than before. */
export function hasGained(before: string, after: string, text: string): boolean {
  const bare = toBare(text);
  return countOf(after, bare) > countOf(before, bare);
}

/** Whether it does so with its lines apart. */
export function hasGainedLines(before: Sight, after: Sight, text: string): boolean {
  const lines = toLines(text);
  if (!lines.includes('\n')) return hasGained(before.text, after.text, text);
  return countOf(after.lines, lines) > countOf(before.lines, lines);
}

/** Whether something was drawn that ends as `text` does: what is off the screen is not there to be read. */
export function hasDrawn(before: string, after: string, text: string): boolean {
  const end = toBare(text.trimEnd().split('\n').at(-1) ?? '');
  return after !== before && end !== '' && after.includes(end);
}

/** Whether each address can still be followed: as a link, or written out. */
export function keepsLinks(before: Sight, after: Sight, links: readonly string[]): boolean {
  return links.every(
    (link) => isGained(before, after, link) || hasGained(before.text, after.text, link),
  );
}

/** Whether all of them are links now. */
export function gainsLinks(before: Sight, after: Sight, links: readonly string[]): boolean {
  return links.every((link) => isGained(before, after, link));
}

function isGained(before: Sight, after: Sight, link: string): boolean {
  const isHref = (href: string) => href === URL.parse(link)?.href;
  return after.hrefs.filter(isHref).length > before.hrefs.filter(isHref).length;
}

/** In capitals, as a page may show any text. */
function toLines(text: string): string {
  return text
    .toUpperCase()
    .split('\n')
    .map(toBare)
    .filter((line) => line !== '')
    .join('\n');
}

/** Editors break lines, keep spaces from collapsing and hold carets open, each in its own way. */
function toBare(text: string): string {
  return text.replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, '');
}

function countOf(text: string, part: string): number {
  return part === '' ? 0 : text.split(part).length - 1;
}

/** Resolves as soon as `isTrue`, or with false when the time is up: editors draw when it suits them. */
export function waitUntil(
  root: HTMLElement,
  isTrue: () => boolean,
  patienceMs: number,
): Promise<boolean> {
  if (isTrue()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (result: boolean) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(result);
    };
    const observer = new MutationObserver(() => isTrue() && finish(true));
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    const timer = setTimeout(() => finish(isTrue()), patienceMs);
  });
}
