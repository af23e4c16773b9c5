import { isIP } from 'node:net';
import { isPublicAddress } from '#server/platform/kernel/public-address.ts';

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 8375, and what routers make of them). */
const INNER = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|test|invalid)$/;

/**
 * Where a provider can call us; undefined where nobody outside reaches us by https.
 * `'https://book.example.com', 'google' → 'https://book.example.com/api/calendar-notices/google'`
 */
export function toPushAddress(publicUrl: string, provider: string): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol !== 'https:') return undefined;
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isOutside = isIP(host) ? isPublicAddress(host) : host.includes('.') && !INNER.test(host);
  return isOutside ? `${publicUrl}/api/calendar-notices/${provider}` : undefined;
}
