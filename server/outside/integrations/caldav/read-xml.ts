import { type Element, xml2js } from 'xml-js';

/** An element with its namespace: `{DAV:}href`. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text that stands directly in it, as it stands there. */
  readonly text: string;
}

type Namespaces = Readonly<Record<string, string>>;

/** Deeper than any answer; a deeper one is meant to bring us down. */
const MAX_DEPTH = 64;

/**
 * The root of a document, with its namespaces (Namespaces in XML 1.0 §6.1-6.2); undefined where it is
 * none, or breaks off. Entities of its own are not read: a document that has some is none.
 */
export function readXml(text: string): XmlElement | undefined {
  try {
    const { elements = [] } = xml2js(text, { compact: false }) as Element;
    const roots = elements.filter(({ type }) => type === 'element');
    const [root] = roots;
    if (!root || roots.length !== 1 || !isClosed(root)) return undefined;
    return toElement(root, { xml: 'http://www.w3.org/XML/1998/namespace' }, 0);
  } catch {
    // Not well-formed.
    return undefined;
  }
}

/** `xml-js` does not mind when a document is over before its root is: it leaves it tied to what is around it. */
function isClosed(root: Element): boolean {
  return !('parent' in root);
}

function toElement(element: Element, around: Namespaces, depth: number): XmlElement {
  if (depth > MAX_DEPTH) throw new Error('Too deep');
  const attributes = toTexts(element.attributes ?? {});
  const namespaces = { ...around, ...declaredBy(attributes) };
  const within = element.elements ?? [];
  return {
    name: resolve(element.name ?? '', namespaces),
    attributes,
    children: within
      .filter(({ type }) => type === 'element')
      .map((child) => toElement(child, namespaces, depth + 1)),
    text: within.map(({ text, cdata }) => `${text ?? cdata ?? ''}`).join(''),
  };
}

function toTexts(attributes: Readonly<Record<string, string | number | undefined>>) {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, `${value}`]));
}

/** `{ 'xmlns:d': 'DAV:', xmlns: 'urn:x', id: '1' } → { d: 'DAV:', '': 'urn:x' }` */
function declaredBy(attributes: Readonly<Record<string, string>>): Namespaces {
  const declared = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'xmlns') return [['', value] as const];
    return name.startsWith('xmlns:') ? [[name.slice('xmlns:'.length), value] as const] : [];
  });
  return Object.fromEntries(declared);
}

function resolve(name: string, namespaces: Namespaces): string {
  const [prefix, local] = name.includes(':') ? name.split(':', 2) : ['', name];
  return `{${namespaces[prefix ?? ''] ?? ''}}${local ?? ''}`;
}
