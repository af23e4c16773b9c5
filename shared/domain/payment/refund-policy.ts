const HOUR_MS = 3_600_000;

/** What a meeting type does with the money of an appointment that its attendee cancels. */
export type RefundPolicy =
  | { readonly kind: 'full' }
  | { readonly kind: 'none' }
  /** All of it, until so many hours before the start. */
  | { readonly kind: 'until'; readonly hours: number };

export type Refund = 'full' | 'none';

/**
 * Until when a cancellation gives the money back, in milliseconds of the epoch: the start unless the
 * policy says otherwise, undefined where it never does.
 */
export function refundUntilMs(policy: RefundPolicy, startMs: number): number | undefined {
  switch (policy.kind) {
    case 'full':
      return startMs;
    case 'none':
      return undefined;
    case 'until':
      return startMs - policy.hours * HOUR_MS;
  }
}

/**
 * What becomes of the money when the attendee cancels now; the host's cancellation always gives all
 * back. The last moment counts: `({ kind: 'until', hours: 24 }, start, start - 24 h) → 'full'`.
 */
export function decideRefund(policy: RefundPolicy, startMs: number, nowMs: number): Refund {
  const untilMs = refundUntilMs(policy, startMs);
  return untilMs !== undefined && nowMs <= untilMs ? 'full' : 'none';
}

/** What becomes of the money of a seat that nobody has any more. */
export function decideRefundOfLeft(
  policy: RefundPolicy,
  startMs: number,
  left: { readonly atMs: number; readonly by: 'attendee' | 'host' | 'nobody' },
): Refund {
  // Whoever offers the appointment does not keep the money for what they do not give.
  return left.by === 'attendee' ? decideRefund(policy, startMs, left.atMs) : 'full';
}
