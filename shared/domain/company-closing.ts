/** For so long a company that was closed can be kept, and is looked at. */
const CLOSING_DAYS = 7;

/** What attendees are told of why their appointment is called off. */
export const MAX_CANCEL_REASON_LENGTH = 500;

/** When a company is erased that is closed now. */
export function toErasesAtMs(nowMs: number): number {
  return nowMs + CLOSING_DAYS * 86_400_000;
}
