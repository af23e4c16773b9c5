import type { PictureShape } from '#shared/domain/picture-shapes.ts';
import type { StoredType } from '#shared/domain/stored-types.ts';

/** A picture as we have written it: nothing of what was given is in it but what can be seen. */
export interface WrittenPicture {
  readonly bytes: Uint8Array;
  readonly contentType: StoredType;
  readonly width: number;
  readonly height: number;
}

export interface MadePicture {
  /** A PNG, which everything shows. */
  readonly original: WrittenPicture;
  /** In the widths that screens need, WebP; at least one. */
  readonly sizes: readonly WrittenPicture[];
}

/**
 * Makes a picture of a shape out of whatever somebody sends.
 * @throws Refusal where it is none, or none that we take
 */
export type MakePicture = (
  file: AsyncIterable<Uint8Array>,
  shape: PictureShape,
) => Promise<MadePicture>;
