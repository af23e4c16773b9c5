/** Whether a stored address may be followed from a page: `https:` and `http:` alone. */
export function isWebUrl(address: string | null | undefined): address is string {
  if (!address || !URL.canParse(address)) return false;
  return ['https:', 'http:'].includes(new URL(address).protocol);
}
