import type { Plugin } from 'vite';

const NO_HTML = "(() => { throw Error('No HTML from strings.'); })()";

/** Where packages set HTML from a string: of which file, how, and how often. */
const places = [
  // One for elements of a page, one for custom elements.
  {
    of: 'React',
    file: /react-dom-client\.production\.js$/,
    sets: /\(domElement\.innerHTML = key\)/g,
    count: 2,
  },
  // Its styles, which come as a file.
  {
    of: 'react-easy-crop',
    file: /react-easy-crop\/index\.module\.mjs$/,
    sets: /this\.styleRef\.innerHTML = \w+/g,
    count: 1,
  },
] as const;

/**
 * What could set HTML from a string, which nothing of ours asks for, is taken out of what is packed: an
 * element is built from nodes, or not at all.
 */
export function noHtmlStrings(): Plugin[] {
  return places.map(({ of, file, sets, count }) => ({
    name: `no-html-strings-of-${of.toLowerCase()}`,
    transform: {
      filter: { id: file },
      handler(code) {
        const found = code.match(sets)?.length;
        if (found !== count) this.error(`${of} sets HTML at ${found} places, not ${count}.`);
        return { code: code.replace(sets, NO_HTML), map: null };
      },
    },
  }));
}
