import { toHeight } from '../to-height.ts';

/** Where a stretch of the axis lies in its column. */
export function toBox(from: number, to: number) {
  return { top: toHeight(from), height: toHeight(to - from) };
}
