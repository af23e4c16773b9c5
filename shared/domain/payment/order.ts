/**
 * What has become of a payment order. `paid`: the money is there, or on its way, and nothing is booked
 * yet. `refund-due`: the money goes back and the provider does not have the refund yet.
 */
export const ORDER_STATUSES = [
  'open',
  'paid',
  'booked',
  'refund-due',
  'refunded',
  'failed',
  'expired',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The one table of what an order may become. */
export const orderTransitions = {
  open: ['paid', 'booked', 'refund-due', 'refunded', 'failed', 'expired'],
  paid: ['booked', 'refund-due', 'refunded'],
  /** Cancelled with a refund, taken back by the provider, or money that never arrived. */
  booked: ['refund-due', 'refunded', 'failed'],
  /** `failed` where nothing was taken in the end. */
  'refund-due': ['refunded', 'failed'],
  refunded: [],
  /** Money that arrived after all: for what is booked, or for nothing. */
  failed: ['booked', 'refund-due', 'refunded'],
  /** Paid in the last moment. */
  expired: ['booked', 'refund-due', 'refunded'],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** Whether an order may become something: `('refunded', 'booked') → false`. */
export function canBecome(from: OrderStatus, to: OrderStatus): boolean {
  const after: readonly OrderStatus[] = orderTransitions[from];
  return after.includes(to);
}

/** What an order may have been before: `'paid' → ['open']`. */
export function statusesBefore(to: OrderStatus): readonly OrderStatus[] {
  return ORDER_STATUSES.filter((from) => canBecome(from, to));
}
