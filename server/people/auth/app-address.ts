const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ISSUER = 'Kalends';

/** What an authenticator app reads to show the codes of a secret: `otpauth://totp/Kalends:ada%40…`. */
export function toAppAddress(secret: string, email: string): string {
  const query = { secret: toBase32(secret), issuer: ISSUER, digits: '6', period: '30' };
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${new URLSearchParams(query)}`;
}

/** RFC 4648, without padding: `toBase32('foo') → 'MZXW6'`. */
function toBase32(text: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
