const API_ORIGIN = import.meta.env.PUBLIC_API_URL ?? '';

/** A picture's address on this page, where replies name it below the API's own origin. */
export function imageSrc<Address extends string | null>(address: Address): Address | string {
  return address?.startsWith('/api/') ? API_ORIGIN + address : address;
}
