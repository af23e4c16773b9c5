import { CalendarFault } from '../calendar-fault.ts';
import { readXml, type XmlElement } from './read-xml.ts';
import type { DavReply } from './send-dav.ts';

export const DAV = '{DAV:}';
export const CALDAV = '{urn:ietf:params:xml:ns:caldav}';
export const APPLE = '{http://apple.com/ns/ical/}';

/** What is said of a resource. */
export interface DavResource {
  /** As it was answered: relative or absolute, encoded in one way or another. */
  readonly href: string;
  /** Of the resource as a whole; undefined where only its properties have one. */
  readonly status: number | undefined;
  /** Those that it has, by their names with namespaces: `{DAV:}getetag`. */
  readonly properties: ReadonlyMap<string, XmlElement>;
}

export interface Multistatus {
  readonly resources: readonly DavResource[];
  /** RFC 6578 §6.4 */
  readonly syncToken: string | undefined;
}

/**
 * RFC 4918 §14.16. We read it ourselves since tsdav turns texts that look like numbers into numbers, also
 * of entity tags and sync tokens, takes an answer that breaks off for a whole one, a broken one for one
 * that names nothing, and knows no namespaces.
 * @throws CalendarFault `answer-not-understood`.
 */
export function readMultistatus({ text, asked }: DavReply): Multistatus {
  const root = readXml(text);
  if (root?.name !== `${DAV}multistatus`) {
    throw new CalendarFault('answer-not-understood', `${asked}: no whole multistatus`);
  }
  const responses = childrenOf(root, `${DAV}response`);
  return {
    resources: responses.flatMap(toResources),
    syncToken: textOf(childOf(root, `${DAV}sync-token`)),
  };
}

/** One response may name several resources that have the same status (RFC 4918 §14.24). */
function toResources(response: XmlElement): DavResource[] {
  const status = readStatus(response);
  const properties = new Map(
    childrenOf(response, `${DAV}propstat`)
      .filter((propstat) => isWell(readStatus(propstat)))
      .flatMap((propstat) => childrenOf(propstat, `${DAV}prop`))
      .flatMap(({ children }) => children)
      .map((property) => [property.name, property]),
  );
  return childrenOf(response, `${DAV}href`).map((href) => ({
    href: href.text.trim(),
    status,
    properties,
  }));
}

/** `HTTP/1.1 404 Not Found → 404` */
function readStatus(element: XmlElement): number | undefined {
  const said = /^HTTP\/\S+\s+(\d{3})\b/i.exec(textOf(childOf(element, `${DAV}status`)) ?? '');
  return said ? Number(said[1]) : undefined;
}

const isWell = (status: number | undefined) =>
  status === undefined || (status >= 200 && status < 300);

export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** Without the space around it; undefined where there is nothing. */
export function textOf(element: XmlElement | undefined): string | undefined {
  return element?.text.trim() || undefined;
}
