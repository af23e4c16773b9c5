/**
 * Whether a domain, or one above it, hands out addresses to throw away: `x.mailinator.com → true`.
 * The list is large, so it is loaded when it is first asked.
 */
export async function isDisposableDomain(domain: string): Promise<boolean> {
  const { default: mailchecker } = await import('mailchecker');
  const listed = mailchecker.blacklist();
  const labels = domain.split('.');
  return labels.some((_, index) => listed.has(labels.slice(index).join('.')));
}
