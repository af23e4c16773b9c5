/** Spec: a start is held for whoever pays until the payment ends or this many minutes pass. */
const PAYMENT_HOLD_MINUTES = 15;

const MINUTE_MS = 60_000;

/** When a hold made now ends, in milliseconds of the epoch. */
export function holdEndMs(nowMs: number): number {
  return nowMs + PAYMENT_HOLD_MINUTES * MINUTE_MS;
}

/** What is left of a hold, for a countdown: `{ minutes: 14, seconds: 59 }`; zeros once it is over. */
export function timeLeft(
  expiresAtIso: string,
  nowMs: number,
): { readonly minutes: number; readonly seconds: number; readonly isOver: boolean } {
  const left = Math.max(0, Math.ceil((Date.parse(expiresAtIso) - nowMs) / 1000)) || 0;
  return { minutes: Math.floor(left / 60), seconds: left % 60, isOver: left === 0 };
}
