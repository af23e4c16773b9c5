/** Whether a stored address may be followed from a page: `https:` and `http:` alone. */
export function isWebUrl(address: string | null | undefined): address is string {
  if (!address || !URL.canParse(address)) return false;
  return ['https:', 'http:'].includes(new URL(address).protocol);
}

/** Whether an address of somebody else's may be led to: `https:` alone. */
export function isSecureUrl(address: string | null | undefined): address is string {
  return isWebUrl(address) && new URL(address).protocol === 'https:';
}

/** Names that lead somewhere else in every network (RFC 6761, RFC 6762, RFC 8375, ICANN's "internal"). */
const INNER_NAMES = 'localhost local internal intranet private corp home lan arpa'.split(' ');

/**
 * Whether an address leads everybody to the same place, so that it can be handed on: `https:` on a name
 * of the public internet, without anybody's password in it. `https://zoom.us/j/1 → true`,
 * `https://10.0.0.1/ → false`, `https://meet.local/ → false`.
 */
export function isPublicUrl(address: string | null | undefined): address is string {
  if (!isSecureUrl(address)) return false;
  const { hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const labels = hostname.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  // What ends in digits is an address of the network itself, as is what stands in brackets.
  return labels.length > 1 && /^[a-z][a-z\d-]*$/.test(last) && !INNER_NAMES.includes(last);
}
