/** The clock of the extension's pages and its worker. */
export function nowMs(): number {
  return Date.now();
}
