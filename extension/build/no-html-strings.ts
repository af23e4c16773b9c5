import type { Plugin } from 'vite';

const SETS_HTML = /\(domElement\.innerHTML = key\)/g;
/** One for elements of a page, one for custom elements. */
const PLACES = 2;

/**
 * React can set HTML from a string (`dangerouslySetInnerHTML`), which nothing of ours asks for. Taken out
 * of what is packed, nothing can: an element is built from nodes, or not at all.
 */
export function noHtmlStrings(): Plugin {
  return {
    name: 'no-html-strings',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const found = code.match(SETS_HTML)?.length;
        if (found !== PLACES) this.error(`React sets HTML at ${found} places, not ${PLACES}.`);
        const without = code.replace(
          SETS_HTML,
          "(() => { throw Error('No HTML from strings.'); })()",
        );
        return { code: without, map: null };
      },
    },
  };
}
