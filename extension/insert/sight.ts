/** What a field shows, as far as it says whether a text is in it. */
export interface Sight {
  readonly text: string;
  readonly hrefs: readonly string[];
}

export function look(root: HTMLElement): Sight {
  return {
    text: toBare(root.textContent),
    hrefs: [...root.querySelectorAll('a')].map(({ href }) => href),
  };
}

/** Whether `text` stands there once more than before. */
export function hasGained(before: Sight, after: Sight, text: string): boolean {
  const bare = toBare(text);
  return countOf(after.text, bare) > countOf(before.text, bare);
}

/** Whether each address can still be followed: as a link, or written out. */
export function keepsLinks(before: Sight, after: Sight, links: readonly string[]): boolean {
  return links.every((link) => isGained(before, after, link) || hasGained(before, after, link));
}

/** Whether all of them are links now. */
export function gainsLinks(before: Sight, after: Sight, links: readonly string[]): boolean {
  return links.every((link) => isGained(before, after, link));
}

function isGained(before: Sight, after: Sight, link: string): boolean {
  const isHref = (href: string) => href === URL.parse(link)?.href;
  return after.hrefs.filter(isHref).length > before.hrefs.filter(isHref).length;
}

/** Editors break lines, keep spaces from collapsing and hold carets open, each in its own way. */
function toBare(text: string): string {
  return text.replace(/[\s\u200b\u2060\ufeff]+/g, '');
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
