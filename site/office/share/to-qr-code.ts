import { encode } from 'uqr';

/** Squares around the code that stay empty: readers need four. */
const QUIET = 4;

/** A text as a QR code: what is dark, as one path of squares on a grid of `size` by `size`. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** It can be read with a seventh of it missing, as on paper. */
export function toQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size, path: squares.join('') };
}

/** The file: black on white, sharp at every size. */
export function toQrSvg({ size, path }: QrCode): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
