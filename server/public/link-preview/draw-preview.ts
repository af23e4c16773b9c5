import { toBrandColors } from '#shared/domain/brand.ts';
import { type Html, html, rawHtml } from '#shared/domain/html.ts';
import type { Weeks } from '#shared/domain/motif/squares.ts';
import { sizeOfSquares, squaresSvg } from '#shared/domain/motif/squares-svg.ts';
import { wrapText } from './wrap-text.ts';

/** What those who paste links expect. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What a link's picture says, in words of one language. */
export interface Preview {
  readonly title: string;
  /** Above it, small. */
  readonly owner: string;
  readonly facts: string;
  /** What the times are, and where their clock is. */
  readonly timesTitle: string;
  readonly times: readonly string[];
  readonly color: string | null;
  /** The coming weeks, filled as far as they are free. */
  readonly weeks: Weeks;
}

const LEFT = 80;
/** Where the squares begin. */
const RIGHT = 726;
const TEXT_WIDTH = RIGHT - LEFT - 40;
const FONT = "Inter, 'Helvetica Neue', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans', sans-serif";
const INK = '#1b1917';
const SOFT = '#5f5b55';
const PAPER = '#f7f6f3';
const squares = { edge: 46, gap: 8, corner: 12, empty: '#e7e4de' } as const;

interface Block {
  readonly text: string;
  readonly size: number;
  readonly maxLines: number;
  readonly fill: string;
  readonly isBold?: boolean;
  /** Room above it. */
  readonly above: number;
}

/** A page's picture for whoever is sent its link, as SVG. */
export function drawPreview(preview: Preview): string {
  const { brand } = toBrandColors(preview.color, 'light');
  const { width, height } = PREVIEW_SIZE;
  const size = sizeOfSquares(preview.weeks, squares);
  const at = { x: RIGHT + 30, y: (height - size.height) / 2 };
  const month = squaresSvg(preview.weeks, { ...squares, filled: brand, lit: brand, at });
  const timesTitle = { text: preview.timesTitle, size: 26, maxLines: 1, fill: SOFT, above: 54 };
  const blocks: readonly Block[] = [
    { text: preview.owner, size: 30, maxLines: 1, fill: SOFT, above: 0 },
    { text: preview.title, size: 62, maxLines: 3, fill: INK, isBold: true, above: 26 },
    { text: preview.facts, size: 30, maxLines: 2, fill: SOFT, above: 26 },
    ...(preview.times.length > 0 ? [timesTitle] : []),
    ...preview.times.map((text) => ({ text, size: 34, maxLines: 1, fill: INK, above: 16 })),
  ];
  return html`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/><rect width="${width}" height="14" fill="${brand}"/>${rawHtml(month)}<g font-family="${FONT}">${toLines(blocks)}</g></svg>`
    .text;
}

/** In the middle of the height, each line below the one before. */
function toLines(blocks: readonly Block[]): Html[] {
  const lines = blocks.flatMap(({ text, maxLines, above, ...look }) =>
    wrapText(text, TEXT_WIDTH / look.size, maxLines).map((line, index) => ({
      ...look,
      line,
      step: look.size * 1.2 + (index === 0 ? above : 0),
    })),
  );
  const height = lines.reduce((sum, { step }) => sum + step, 0);
  let y = (PREVIEW_SIZE.height - height) / 2;
  return lines.map(({ line, size, fill, isBold, step }) => {
    y += step;
    return html`<text x="${LEFT}" y="${Math.round(y - size * 0.25)}" font-size="${size}" fill="${fill}" font-weight="${isBold ? 700 : 400}">${line}</text>`;
  });
}
