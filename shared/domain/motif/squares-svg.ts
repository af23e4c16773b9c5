import type { Square, Weeks } from './squares.ts';

/** Edge, gap and corner in the picture's own units. */
interface SquaresSize {
  readonly edge: number;
  readonly gap: number;
  readonly corner: number;
}

export interface SquaresLook extends SquaresSize {
  /** Colours as CSS knows them: an empty square, what fills one, and the lit one. */
  readonly empty: string;
  readonly filled: string;
  readonly lit: string;
  /** Where the picture stands in one around it. */
  readonly at?: { readonly x: number; readonly y: number };
}

/** Width and height that squares take: 7 × 5 of edge 10 and gap 2 → 82 × 58. */
export function sizeOfSquares(
  weeks: Weeks,
  { edge, gap }: SquaresSize,
): { readonly width: number; readonly height: number } {
  const along = (count: number) => count * (edge + gap) - gap;
  return { width: along(7), height: along(weeks.length) };
}

/**
 * Days as an `<svg>` that stands alone (favicon, `data:` address) or inside another (`at`). A day is
 * filled from below as far as it is; one that is outside is left out.
 */
export function squaresSvg(weeks: Weeks, look: SquaresLook): string {
  const { width, height } = sizeOfSquares(weeks, look);
  const pitch = look.edge + look.gap;
  const days = weeks.flatMap((week, row) =>
    week.map((square, column) => toShapes(square, column * pitch, row * pitch, look)),
  );
  const { x, y } = look.at ?? { x: 0, y: 0 };
  return `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${days.join('')}</svg>`;
}

function toShapes(square: Square, x: number, y: number, look: SquaresLook): string {
  const { edge, corner } = look;
  if (square.isOutside) return '';
  const whole = (fill: string) =>
    `<rect x="${x}" y="${y}" width="${edge}" height="${edge}" rx="${corner}" fill="${fill}"/>`;
  if (square.isLit) return whole(look.lit);
  if (square.fill >= 1) return whole(look.filled);
  if (square.fill <= 0) return whole(look.empty);
  return whole(look.empty) + toPart(x, y, square.fill, look);
}

/** The lower part of a square: flat above, the square's own corners below. */
function toPart(x: number, y: number, fill: number, { edge, corner, filled }: SquaresLook): string {
  const height = round(edge * fill);
  const bend = Math.min(corner, height);
  const arc = (dx: number, dy: number) => `a${bend} ${bend} 0 0 1 ${dx} ${dy}`;
  const sides = `H${x + edge}V${y + edge - bend}${arc(-bend, bend)}H${x + bend}${arc(-bend, -bend)}Z`;
  return `<path d="M${x} ${round(y + edge - height)}${sides}" fill="${filled}"/>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
