import { apiOrigin } from './credentials.ts';

/** A picture's address on this page, where replies name it below the API's own origin. */
export function imageSrc<Address extends string | null>(address: Address): Address | string {
  return address?.startsWith('/api/') ? apiOrigin + address : address;
}
