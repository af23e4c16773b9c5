import type { Draft, Outcome, Sent } from '#shared/domain/booking/flow.ts';
import type { PendingBooking } from '#shared/domain/payment/pending-booking.ts';
import { keepInTab, readFromTab } from '#shared/tab-storage.ts';

/** Longer ago the times have changed, and the visitor begins anew. */
const KEPT_MS = 2 * 3_600_000;

/** What has been chosen at an opening of the page, for Back from elsewhere and a reload. */
export interface KeptVisit {
  readonly visit: string;
  readonly atMs: number;
  readonly draft: Draft;
  /** A booking that was on its way. */
  readonly sent?: Pick<Sent, 'request' | 'key'>;
  /** What is being paid for: its start is held. */
  readonly held?: PendingBooking;
  /** What has been booked. */
  readonly outcome?: Outcome;
}

const key = () => `kalends:visit:${location.pathname}`;

/** The latest one of this address in this tab; where it keeps nothing, the page begins anew. */
export function readKeptVisit(): KeptVisit | undefined {
  const kept = readFromTab(key()) as KeptVisit | undefined;
  return kept && Date.now() - kept.atMs < KEPT_MS ? kept : undefined;
}

export function keepVisit(visit: Omit<KeptVisit, 'atMs'>): void {
  const kept: KeptVisit = { ...visit, atMs: Date.now() };
  keepInTab(key(), kept);
}
