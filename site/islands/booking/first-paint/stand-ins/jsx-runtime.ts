import type { VNode } from 'preact';
import { jsx as make } from 'preact/jsx-runtime';

export { Fragment } from 'preact/jsx-runtime';

const CAMEL = /^(stroke|fill|clip)([A-Z])/;

/** React's names of properties, as the document has them: `strokeWidth → stroke-width`. */
export function jsx(type: string, props: Record<string, unknown>, key?: string): VNode {
  if (typeof type !== 'string') return make(type, props as never, key);
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    own[name.replace(CAMEL, (_, word, letter) => `${word}-${letter.toLowerCase()}`)] = value;
  }
  return make(type, own as never, key);
}

export const jsxs = jsx;
