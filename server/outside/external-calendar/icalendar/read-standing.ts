import { type Moment, msOf, toMoment } from './calendar-moment.ts';
import { type Component, partsOf, propertiesOf, readText } from './content-lines.ts';
import { findClocks } from './find-clocks.ts';
import { clockOfZone, DAY_MS } from './zone-clock.ts';

/** How an event stands: at an instant, cancelled, or as something that does not happen once at an instant. */
export type Standing =
  | { readonly kind: 'once'; readonly startMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'reshaped' };

const NAMES = new Set([
  ...['dtstart', 'status', 'rrule', 'rdate', 'recurrence-id'],
  'x-microsoft-cdo-alldayevent',
]);
const REPEATING = ['rrule', 'rdate', 'recurrence-id'];
const MOST_WORK = 20_000;
/** For the turns of a clock that a text brings along: no event of ours is in the distant past. */
const STRETCH_DAYS = 3650;

/** How the one event of a text stands. A time without a zone is one of its owner's, `timeZone`. Never throws for a text. */
export function readStanding(content: string, timeZone: string, nowMs: number): Standing {
  const { root } = readText(content);
  const [event, ...others] = partsOf(root, 'vevent');
  if (!event || others.length > 0) return { kind: 'reshaped' };
  const properties = propertiesOf(event, NAMES);
  const word = (name: string) => properties.get(name)?.[0]?.values[0]?.trim().toUpperCase();
  if (word('status') === 'CANCELLED') return { kind: 'cancelled' };
  const isWhole = word('x-microsoft-cdo-alldayevent') === 'TRUE';
  const repeats = REPEATING.some((name) => properties.has(name));
  const [property] = properties.get('dtstart') ?? [];
  const [value = ''] = property?.values ?? [];
  const start = property && toMoment(value, property, clocksOf(root, timeZone, nowMs));
  return !start || repeats || isWhole ? { kind: 'reshaped' } : standingOf(start);
}

function standingOf(start: Moment): Standing {
  return start.isDay ? { kind: 'reshaped' } : { kind: 'once', startMs: msOf(start) };
}

function clocksOf(root: Component, timeZone: string, nowMs: number) {
  const stretch = {
    fromMs: nowMs - STRETCH_DAYS * DAY_MS,
    untilMs: nowMs + STRETCH_DAYS * DAY_MS,
  };
  const owners = clockOfZone(timeZone);
  const shelf = { owners, stretch, work: { left: MOST_WORK }, known: new Map() };
  return findClocks(root, shelf, () => undefined);
}
