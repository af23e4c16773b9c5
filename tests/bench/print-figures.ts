import type { Figure } from './figure.ts';

const HEADINGS = ['what', 'measured', 'peer', 'value', 'budget', ''] as const;
const WIDTHS = [46, 18, 18, 10, 12, 4] as const;

/** The table's head; lines follow as the benches end. */
export function printHeadings(): void {
  printRow(HEADINGS);
  console.log(WIDTHS.map((width) => '─'.repeat(width)).join('  '));
}

export function printFigure(figure: Figure): void {
  const { what, measured, peer = '', value, budget } = figure;
  printRow([what, measured, peer, value, budget, toVerdict(figure)]);
}

/** What has no budget is told alone. */
function toVerdict({ budget, isWithin }: Figure): string {
  if (budget === '') return '';
  return isWithin ? 'ok' : 'over';
}

/** The first column is text, the others are read by their right edge. */
function printRow(cells: readonly string[]): void {
  const padded = cells.map((cell, index) => {
    const width = WIDTHS[index] ?? 0;
    return index === 0 ? cell.padEnd(width) : cell.padStart(width);
  });
  console.log(padded.join('  ').trimEnd());
}
