/** How a kind of picture is cut and kept (Spec B §4.3, §9). */
interface Shape {
  /** Width by height of what is cut out of the middle; none keeps what was given. */
  readonly ratio?: number;
  /** Of the PNG. */
  readonly maxBytes: number;
  /** Nothing is kept wider, or higher. */
  readonly maxWidth: number;
  readonly maxHeight: number;
  /** Those that screens need, in pixels. */
  readonly widths: readonly number[];
}

export const pictureShapes = {
  profile: {
    ratio: 1,
    maxBytes: 204_800,
    maxWidth: 512,
    maxHeight: 512,
    widths: [64, 128, 256, 512],
  },
  header: {
    ratio: 2.8125,
    maxBytes: 512_000,
    maxWidth: 1440,
    maxHeight: 512,
    widths: [480, 960, 1440],
  },
  logo: {
    maxBytes: 204_800,
    maxWidth: 640,
    maxHeight: 320,
    widths: [160, 320, 640],
  },
} as const satisfies Record<string, Shape>;

export type PictureShape = keyof typeof pictureShapes;
