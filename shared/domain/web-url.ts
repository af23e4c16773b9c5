/** Whether a stored address may be followed from a page: `https:` and `http:` alone. */
export function isWebUrl(address: string | null | undefined): address is string {
  if (!address || !URL.canParse(address)) return false;
  return ['https:', 'http:'].includes(new URL(address).protocol);
}

/** Whether an address of somebody else's may be led to: `https:` alone. */
export function isSecureUrl(address: string | null | undefined): address is string {
  return isWebUrl(address) && new URL(address).protocol === 'https:';
}
