/** Fewer would erase what people still talk about, and what workflows are yet to say about it. */
export const MIN_KEPT_DAYS = 30;
export const MAX_KEPT_DAYS = 36_500;

/**
 * For how many days past appointments are kept: as long as their company says, and never longer than its
 * installation, which keeps for ever by 0. Null for ever. `(null, 0) → null`, `(365, 90) → 90`
 */
export function keptDays(ofCompany: number | null, atMost: number): number | null {
  if (atMost === 0) return ofCompany;
  return Math.min(ofCompany ?? atMost, atMost);
}

/** Whether something is erased that would have stayed: `(null, 90) → true`. */
export function isShorter(was: number | null, now: number | null): boolean {
  return now !== null && (was === null || now < was);
}
