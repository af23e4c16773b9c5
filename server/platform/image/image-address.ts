import { createHmac, timingSafeEqual } from 'node:crypto';
import { toFileAddress } from '#shared/domain/file-address.ts';
import { isWebUrl } from '#shared/domain/web-url.ts';

/** Below the API's origin. */
const FOLDER = '/api/image/';
/** How rows name a file of ours. */
const HASH = /^[0-9a-f]{64}$/;

/**
 * Where a page finds a picture, so that visitors ask nobody but us: a file of ours by its hash, in other
 * widths below that (`…/256`); what is kept elsewhere gets an
 * address of ours, signed, so that nobody fetches through us what no company shows. Addresses of our
 * own stay; what is neither is left out.
 */
export function toImageAddress(
  address: string,
  of: { readonly secret: string; readonly publicUrl: string },
): string | null {
  if (HASH.test(address)) return toFileAddress(address);
  if (isOwn(address, of.publicUrl)) return address;
  if (!isWebUrl(address)) return null;
  const encoded = Buffer.from(address).toString('base64url');
  return `${FOLDER}${encoded}.${sign(of.secret, address)}`;
}

/** The address that a signed name stands for; undefined for one that we did not sign. */
export function readImageName(name: string, secret: string): string | undefined {
  const [encoded = '', signature = ''] = name.split('.');
  const address = Buffer.from(encoded, 'base64url').toString();
  const expected = Buffer.from(sign(secret, address));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? address : undefined;
}

function isOwn(address: string, publicUrl: string): boolean {
  if (address.startsWith('data:image/')) return true;
  const own = new URL(publicUrl).origin;
  return URL.canParse(address, own) && new URL(address, own).origin === own;
}

function sign(secret: string, address: string): string {
  const mac = createHmac('sha256', secret).update(`image:${address}`).digest('base64url');
  return mac.slice(0, 22);
}
