import { CalendarFault } from '../calendar-fault.ts';

/**
 * Where an href leads from where it was answered. A server behind a proxy may know neither its scheme nor
 * its port: on its own host it is asked where it has answered.
 * @throws CalendarFault `answer-not-understood`.
 */
export function readHref(href: string, base: URL): URL {
  if (!URL.canParse(href, base)) {
    throw new CalendarFault('answer-not-understood', `${base.host}: an href that leads nowhere`);
  }
  const url = new URL(href, base);
  return url.hostname === base.hostname ? new URL(`${url.pathname}${url.search}`, base) : url;
}

/**
 * One path for one resource, however its server writes it: relative, absolute, `@` or `%40`.
 * `https://dav.example.com/ada@example.com/a%7eb.ics → /ada%40example.com/a~b.ics`
 */
export function toPath(href: string, base: URL): string {
  const { pathname, search } = readHref(href, base);
  return pathname.split('/').map(toCanonical).join('/') + search;
}

function toCanonical(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    // Not UTF-8: its server knows what it means.
    return segment;
  }
}
