/**
 * `Set-Cookie` lines as a page of another site can keep them. Its browser says `cross-site`; the
 * cookie is then kept apart for that site alone (`Partitioned`), and only over https.
 */
export function toKeptCookies(
  lines: readonly string[],
  fetchSite: string | undefined,
): readonly string[] {
  if (fetchSite !== 'cross-site') return lines;
  return lines.map((line) => {
    const open = line.replace(/;\s*SameSite=Lax/i, '; SameSite=None; Partitioned');
    return /;\s*Secure/i.test(open) ? open : `${open}; Secure`;
  });
}
