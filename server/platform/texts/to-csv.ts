import { stringify } from 'csv-stringify/sync';

/** Spreadsheets take a file without it for one of their own country's letters. */
export const CSV_MARK = '\uFEFF';

/** Lines of a table for spreadsheets: no text of a stranger's becomes a formula there. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return stringify([...lines], {
    escape_formulas: true,
    // Of all that spreadsheets skip before a formula, the one that the line above leaves.
    cast: { string: (cell) => (cell.startsWith('\n') ? `'${cell}` : cell) },
    record_delimiter: 'windows',
  });
}
