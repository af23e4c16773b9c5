import { toLocalMinute, type Zone } from '#shared/time/zone.ts';
import type { LocalDay } from './local-day.ts';

/** Epoch minutes. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** The part of a day that a ribbon shows, and the full hours in it. */
export interface Ribbon extends Span {
  readonly hours: readonly number[];
}

/** What a day without hours and appointments shows of itself. */
const PLAIN_HOURS = [8, 18] as const;

/**
 * The full hours around all that a day holds, and around now where that is near: hours that are
 * awake, not all twenty-four.
 */
export function toRibbon(day: LocalDay, spans: readonly Span[], zone: Zone): Ribbon {
  const { startMinute, endMinute } = day;
  const shown = spans.filter(({ from, until }) => from < endMinute && until > startMinute);
  const plain = PLAIN_HOURS.map((hour) => startMinute + hour * 60);
  const first = Math.min(...(shown.length > 0 ? shown.map(({ from }) => from) : plain));
  const last = Math.max(...(shown.length > 0 ? shown.map(({ until }) => until) : plain));
  const ofHour = (minute: number) => ((toLocalMinute(zone, minute) % 60) + 60) % 60;
  const from = Math.max(startMinute, first - ofHour(first));
  const until = Math.min(endMinute, last + ((60 - ofHour(last)) % 60));
  const hours: number[] = [];
  const firstHour = from + ((60 - ofHour(from)) % 60);
  for (let at = firstHour; at <= until; at += 60) hours.push(at);
  return { from, until, hours };
}

/** Where an instant is on it, from 0 to 1; what is outside is at its edge. */
export function toShare({ from, until }: Span, minute: number): number {
  return Math.min(1, Math.max(0, (minute - from) / (until - from)));
}
