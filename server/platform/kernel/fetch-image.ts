/** A picture as it came from where it is kept. */
export interface FetchedImage {
  readonly content: Uint8Array<ArrayBuffer>;
  /** One of `IMAGE_TYPES`. */
  readonly type: string;
}

/** Fetches a picture from an address somewhere in the web; undefined where there is none to be had. */
export type FetchImage = (address: string) => Promise<FetchedImage | undefined>;

/** Pictures that browsers show. */
export const IMAGE_TYPES: ReadonlySet<string> = new Set([
  'image/avif',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'image/webp',
]);

export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
