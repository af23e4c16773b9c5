import { DEFAULT_HOLD_HOURS } from './limits.ts';

const HOUR_MS = 3_600_000;

/** Until when times are held: for so many hours, until the first of them begins, or until an instant. */
export type HoldChoice =
  | { readonly kind: 'hours'; readonly hours: number }
  | { readonly kind: 'first' }
  | { readonly kind: 'until'; readonly at: string | null };

export const HOLD_HOURS = [4, 24, 48] as const;

export const usualHold: HoldChoice = { kind: 'hours', hours: DEFAULT_HOLD_HOURS };

/** The end of a hold; undefined where nothing is picked or said yet, or where it is over already. */
export function toHoldEnd(
  choice: HoldChoice,
  picks: readonly string[],
  nowMs: number,
): string | undefined {
  const endMs = toEndMs(choice, picks, nowMs);
  return endMs > nowMs ? new Date(endMs).toISOString() : undefined;
}

function toEndMs(choice: HoldChoice, picks: readonly string[], nowMs: number): number {
  if (choice.kind === 'hours') return nowMs + choice.hours * HOUR_MS;
  const starts = picks.map((pick) => Date.parse(pick));
  if (choice.kind === 'first') return starts.length > 0 ? Math.min(...starts) : Number.NaN;
  return choice.at === null ? Number.NaN : Date.parse(choice.at);
}
