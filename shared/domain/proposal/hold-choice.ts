import { localDay, toInstant, toLocalMinute, zoneOf } from '#shared/time/zone.ts';
import { DEFAULT_HOLD_HOURS } from './limits.ts';
import { WAKING } from './waking.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MINUTES = 1440;
const NOON = 12 * 60;

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
  { nowMs, timeZone }: { readonly nowMs: number; readonly timeZone: string | null },
): string | undefined {
  const chosenMs = toEndMs(choice, picks, nowMs);
  const isCounted = choice.kind === 'hours' && timeZone !== null;
  const theirsMs = isCounted ? toTheirDay(chosenMs, timeZone) : chosenMs;
  const endMs = choice.kind === 'hours' ? Math.min(theirsMs, lastOf(picks)) : theirsMs;
  return endMs > nowMs ? new Date(endMs).toISOString() : undefined;
}

/** Nothing is held once its last time has begun. */
function lastOf(picks: readonly string[]): number {
  return picks.length > 0
    ? Math.max(...picks.map((pick) => Date.parse(pick)))
    : Number.POSITIVE_INFINITY;
}

/**
 * Nobody answers at night: an end in the recipient's night is put off to noon of the day that follows,
 * `Tue 23:30 → Wed 12:00`, so that they have their morning.
 */
export function toTheirDay(endMs: number, timeZone: string): number {
  const zone = zoneOf(timeZone);
  const minute = Math.ceil(endMs / MINUTE_MS);
  const day = localDay(zone, minute);
  const ofDay = toLocalMinute(zone, minute) - day * DAY_MINUTES;
  if (ofDay >= WAKING.from && ofDay <= WAKING.until) return endMs;
  const next = ofDay < WAKING.from ? day : day + 1;
  return toInstant(zone, next * DAY_MINUTES + NOON) * MINUTE_MS;
}

function toEndMs(choice: HoldChoice, picks: readonly string[], nowMs: number): number {
  if (choice.kind === 'hours') return nowMs + choice.hours * HOUR_MS;
  const starts = picks.map((pick) => Date.parse(pick));
  if (choice.kind === 'first') return starts.length > 0 ? Math.min(...starts) : Number.NaN;
  return choice.at === null ? Number.NaN : Date.parse(choice.at);
}
