/**
 * The origin that a person means, or undefined where it is none: `kalends.example.com/ → https://kalends.example.com`.
 * Without a scheme it is https, but http for this machine.
 */
export function parseServerUrl(text: string): string | undefined {
  const trimmed = text.trim();
  const scheme = /^(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$)/.test(trimmed) ? 'http' : 'https';
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `${scheme}://${trimmed}`;
  // Chromium takes a space in a host.
  const url = /\s/.test(absolute) ? null : URL.parse(absolute);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    return undefined;
  }
  return url.origin;
}
