import type { Page } from 'playwright/test';

/** For pages that React is kept from: they are there once they are loaded. */
export const early = { waitUntil: 'load' } as const;

/** Keeps React from the page until it is let go: what is shown meanwhile was painted before it. */
export async function holdReact(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/base\./, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * What the page consists of, as text: elements with their attributes in order, and texts. Ids differ
 * from one renderer to the other; what they point at stands at the same places.
 */
export function describePage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ids: string[] = [];
    const toPlace = (id: string) => {
      if (!ids.includes(id)) ids.push(id);
      return `#${ids.indexOf(id)}`;
    };
    const isId = /^(id|for|aria-(labelledby|describedby|controls))$/;
    const describe = (node: Node, depth: number): string => {
      const indent = '  '.repeat(depth);
      if (!(node instanceof Element))
        return node.textContent ? `${indent}${node.textContent}\n` : '';
      const attributes = [...node.attributes]
        .filter(({ name }) => !['selected', 'checked', 'value'].includes(name))
        .map(({ name, value }) => {
          const own = isId.test(name) ? value.split(' ').map(toPlace).join(' ') : value;
          return ` ${name}="${name === 'style' ? own.replaceAll(/\s|;$/g, '') : own}"`;
        });
      const children = [...node.childNodes].map((each) => describe(each, depth + 1)).join('');
      return `${indent}<${node.localName}${attributes.sort().join('')}>\n${children}`;
    };
    document.body.normalize();
    const card = document.querySelector('#island > div');
    return card ? describe(card, 0) : '';
  });
}

/** What is drawn anew in parts has edges of another step of 255. Nobody sees it. */
const OF_AN_EDGE = 1;

/** How many pixels of two pictures of one size differ, by more than an edge may. */
export function countDifferences(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ pictures, edge }) => {
      const read = async (base64: string) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, image.width, image.height).data ?? [];
      };
      const [a = [], b = []] = await Promise.all(pictures.map(read));
      const differing = new Set<number>();
      for (const [index, value] of a.entries())
        if (Math.abs(value - (b[index] ?? 0)) > edge) differing.add(index >> 2);
      return differing.size;
    },
    { pictures: [one.toString('base64'), other.toString('base64')], edge: OF_AN_EDGE },
  );
}
