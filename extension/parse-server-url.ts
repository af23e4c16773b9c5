const isThisMachine = (host: string) =>
  /^(?:localhost|[\w-]+\.localhost|127\.0\.0\.1)$/i.test(host);

/**
 * Where a server may be that a person means, the most precise first; none where it is no address that
 * tokens may go to. A pasted page leads to its server: `kalends.example.com/a/b →
 * https://kalends.example.com/a/b, https://kalends.example.com/a, https://kalends.example.com`.
 * Without a scheme it is https, but http for this machine; http leads nowhere else.
 */
export function parseServerUrl(text: string): readonly string[] {
  const trimmed = text.trim();
  const [host = ''] = /^[^:/]*/.exec(trimmed) ?? [];
  const scheme = isThisMachine(host) ? 'http' : 'https';
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed) ? trimmed : `${scheme}://${trimmed}`;
  // Chromium takes a space in a host.
  const url = /\s/.test(absolute) ? null : URL.parse(absolute);
  if (!url || url.username || url.password) return [];
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname));
  if (!isSafe) return [];
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const counts = Array.from({ length: segments.length + 1 }, (_, given) => segments.length - given);
  return counts.map((count) => [url.origin, ...segments.slice(0, count)].join('/'));
}
