/** Longest address of a card, in characters. */
export const MAX_CARD_LINK_LENGTH = 2000;

const WITH_WEB_SCHEME = /^https?:\/\//i;
/** What begins like a scheme, but for a port: `example.com:8443/me` is a name and its port. */
const WITH_OTHER_SCHEME = /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i;
/** Browsers leave some of these out of an address before they read it: `java\tscript:`. */
const UNWRITTEN = /[\s\p{Cc}]/u;

/**
 * Where something that was written as a link leads, undefined where it is none. Spec B §2.5, §5: what has no
 * scheme gets https://; every scheme but http and https is refused, and so is anything that carries a
 * name or password before its host. `xing.com/ada → https://xing.com/ada`, `javascript:alert(1) → undefined`
 */
export function toCardLink(written: string): string | undefined {
  const text = written.trim();
  if (text === '' || UNWRITTEN.test(text)) return undefined;
  const hasScheme = WITH_WEB_SCHEME.test(text);
  if (!hasScheme && WITH_OTHER_SCHEME.test(text)) return undefined;
  const address = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`;
  if (address.length > MAX_CARD_LINK_LENGTH || !URL.canParse(address)) return undefined;
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return undefined;
  // A word alone is no address that anybody wrote: `hello`, `mailto:1`.
  return hasScheme || hostname.includes('.') ? address : undefined;
}
