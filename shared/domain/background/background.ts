import type { BrandColors } from '../brand.ts';

/** What video programs expect. */
export const BACKGROUND_SIZE = { width: 1920, height: 1080 } as const;

/** What stands on a background; what is null does not. */
export interface BackgroundFacts {
  readonly name: string | null;
  readonly title: string | null;
  readonly company: string | null;
  /** What its code leads to. */
  readonly url: string | null;
  /** Of the light scheme: a camera's picture has no other. */
  readonly colors: BrandColors;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One thing on a background, in its pixels; later ones lie above earlier ones. */
export type Shape =
  | (Box & {
      readonly kind: 'box';
      readonly fill: string;
      readonly radius?: number;
      readonly opacity?: number;
    })
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: string;
      readonly opacity?: number;
      /** Fades towards its edge. */
      readonly isSoft?: boolean;
    }
  | {
      readonly kind: 'area';
      readonly path: string;
      readonly fill: string;
      readonly opacity?: number;
    }
  | {
      readonly kind: 'text';
      /** Where its first line begins. */
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly size: number;
      readonly weight: 400 | 650;
      readonly fill: string;
      readonly maxWidth: number;
    }
  | (Box & { readonly kind: 'code'; readonly text: string });
