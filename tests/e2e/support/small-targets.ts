import type { Page } from 'playwright/test';

/**
 * What can be pressed and is not 24 px wide and high, or is covered within these (WCAG 2.5.8). A
 * field counts with its label, a link that is stretched over its card as the card; a link within a
 * sentence is as high as its line.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 24;
    const pressable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=radio], [role=tab], [role=switch], [role=menuitem], [role=slider], [tabindex="0"]:is([role])';
    const modal = document.querySelector('dialog:modal');
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !element.closest('[inert], [aria-hidden=true]') &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      getComputedStyle(element).pointerEvents !== 'none' &&
      (!modal || modal.contains(element));
    const isSilent = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width <= 1 || height <= 1;
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const others = [...(block?.childNodes ?? [])].filter((node) => !node.contains(element));
      return others.some(
        (node) =>
          (node.nodeType === Node.TEXT_NODE ||
            (node instanceof Element && getComputedStyle(node).display === 'inline')) &&
          /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
    };
    const partsOf = (element: Element): readonly Element[] => {
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : [];
      return [element, ...labels].filter((part) => !isSilent(part));
    };
    const nameOf = (element: Element, why: string) => {
      const { width, height } = element.getBoundingClientRect();
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim();
      const said = text || element.getAttribute('name') || element.className;
      return `${element.tagName} ${said.slice(0, 40)}: ${width.toFixed(1)} x ${height.toFixed(1)}${why}`;
    };
    const isFree = (part: Element, parts: readonly Element[]) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const middle = left + width / 2;
      const steps = [-11.5, -6, 0, 6, 11.5];
      const isFreeAround = (centre: number) =>
        steps.every((dx) =>
          steps.every((dy) => {
            const hit = document.elementFromPoint(middle + dx, centre + dy);
            return hit !== null && parts.some((each) => each.contains(hit) || hit.contains(each));
          }),
        );
      // Somewhere in its height, for a neighbour may reach into what it has beyond.
      const room = Math.max(0, height - LEAST_PX);
      const centres = Array.from({ length: 9 }, (_, at) => top + LEAST_PX / 2 + (room * at) / 8);
      return centres.some(isFreeAround);
    };
    const isStretched = (element: Element) => {
      const { position, width, height } = getComputedStyle(element, '::after');
      const isOfCard = getComputedStyle(element).position === 'static' && position === 'absolute';
      return (
        isOfCard && Number.parseFloat(width) >= LEAST_PX && Number.parseFloat(height) >= LEAST_PX
      );
    };
    const found: string[] = [];
    for (const element of document.querySelectorAll(pressable)) {
      if (!isShown(element) || isInSentence(element)) continue;
      const parts = partsOf(element);
      if (parts.length === 0) continue;
      if (isStretched(element)) continue;
      const large = parts.filter((part) => {
        const { width, height } = part.getBoundingClientRect();
        return width >= LEAST_PX - 0.1 && height >= LEAST_PX - 0.1;
      });
      if (large.length === 0) {
        found.push(nameOf(element, ''));
        continue;
      }
      large[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      if (!large.some((part) => isFree(part, parts))) found.push(nameOf(element, ', covered'));
    }
    return found;
  });
}
