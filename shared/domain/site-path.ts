/**
 * A path of this site as a browser reads it, with query and fragment; undefined for a text that
 * leads elsewhere. Follow what comes back, never the text: `/.//evil.test` is read as
 * `//evil.test`, which is another site where it is followed.
 * `('/ada/../grace?x=1', 'https://kalends.test') → '/grace?x=1'`.
 */
export function toSitePath(text: string, origin: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return undefined;
  const url = new URL(text, origin);
  const isHere = url.origin === origin && !url.pathname.startsWith('//');
  return isHere ? url.pathname + url.search + url.hash : undefined;
}
