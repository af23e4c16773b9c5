import type { Weeks } from './squares.ts';

const SIZE = 32;
const INSET = 3;
const PITCH = (SIZE - 2 * INSET) / 7;
const DAY = PITCH - 1;
/** So much wider than a day that it is still seen in a tab of 16 pixels. */
const LIT = 2 * PITCH;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A month on a tile of the brand's colour, its lit day large in the room of its neighbours: an SVG for a tab. */
export function litFavicon(
  weeks: Weeks,
  { brand, onBrand }: { readonly brand: string; readonly onBrand: string },
): string {
  const top = (SIZE - weeks.length * PITCH) / 2;
  const toPlace = (row: number, column: number): Place => ({
    x: INSET + (column + 0.5) * PITCH,
    y: top + (row + 0.5) * PITCH,
  });
  const days = weeks
    .flatMap((week, row) => week.map((square, column) => ({ ...square, ...toPlace(row, column) })))
    .filter(({ isOutside }) => !isOutside);
  const lit = days.filter(({ isLit }) => isLit).map(withinTile);
  const isApart = (day: Place) => lit.every((each) => distance(each, day) > 1.2 * PITCH);
  const quiet = days.filter(isApart).map((day) => toRect(day, DAY, 0.7));
  const large = lit.map((day) => toRect(day, LIT, 1.8));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><rect width="${SIZE}" height="${SIZE}" rx="7" fill="${brand}"/><g fill="${onBrand}"><g opacity=".45">${quiet.join('')}</g>${large.join('')}</g></svg>`;
}

function withinTile({ x, y }: Place): Place {
  const within = (value: number) =>
    Math.min(SIZE - INSET - LIT / 2, Math.max(INSET + LIT / 2, value));
  return { x: within(x), y: within(y) };
}

function distance(one: Place, other: Place): number {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

function toRect({ x, y }: Place, edge: number, corner: number): string {
  const [left, top, size] = [x - edge / 2, y - edge / 2, edge].map((value) => value.toFixed(1));
  return `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="${corner}"/>`;
}
