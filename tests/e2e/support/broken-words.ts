import type { Page } from 'playwright/test';

/**
 * Words that go on in the next line. Long ones may where a browser that knows the language's syllables
 * hyphenates them; the one of our tests knows none.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility() &&
      !element.closest('.sr-only, script, style, option') &&
      (!document.querySelector('dialog[open]') || element.closest('dialog[open]'));
    const mayBreak = (element: Element, word: string) =>
      word.length >= 11 && getComputedStyle(element).hyphens === 'auto';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      if (!parent || !text?.trim() || !isShown(parent)) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top),
        );
        if (lines.size > 1 && !mayBreak(parent, word)) found.push(word);
      }
    }
    return found;
  });
}
