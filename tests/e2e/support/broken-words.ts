import type { Page } from 'playwright/test';

/**
 * Words that go on in the next line. Long ones may where a browser that knows the language's syllables
 * hyphenates them; the one of our tests knows none. What has no words, as an address, may go on anywhere.
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
      const addresses = [...text.matchAll(/\S*[\p{L}\p{N}][/@:_][\p{L}\p{N}/]\S*/gu)];
      const isOfAddress = (at: number) =>
        addresses.some(({ 0: address, index }) => at >= index && at < index + address.length);
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        if (isOfAddress(index)) continue;
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
