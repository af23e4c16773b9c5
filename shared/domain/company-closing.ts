/** For so long a company that was closed can be kept, and is looked at. */
const CLOSING_DAYS = 7;

/** When a company is erased that is closed now. */
export function toErasesAtMs(nowMs: number): number {
  return nowMs + CLOSING_DAYS * 86_400_000;
}
