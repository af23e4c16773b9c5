import { toLocal } from './calendar-moment.ts';
import { type Component, type Property, propertiesOf } from './content-lines.ts';
import { expandRule, type Stretch, type Work } from './expand-rule.ts';
import { readRule } from './recurrence-rule.ts';
import { clockOf, DAY_MS, MINUTE_MS, type ZoneClock } from './zone-clock.ts';

interface Change {
  readonly atMs: number;
  readonly offsetMs: number;
}

const NAMES = new Set(['dtstart', 'rrule', 'rdate', 'tzoffsetfrom', 'tzoffsetto']);
/** Before and after what is asked for, so that the last change before it is known too. */
const MARGIN_MS = 800 * DAY_MS;

/**
 * The clock of a VTIMEZONE (RFC 5545 3.6.5) within a stretch of time; undefined where it says no offset.
 * Before its first change it has the offset that this one begins from.
 */
export function clockOfComponent(
  timezone: Component,
  stretch: Stretch,
  work: Work,
): ZoneClock | undefined {
  const observances = timezone.parts.filter((each) => ['standard', 'daylight'].includes(each.name));
  const read = observances.flatMap((each) => readObservance(each, stretch, work) ?? []);
  const changes = read.flatMap((each) => each.changes).sort((a, b) => a.atMs - b.atMs);
  const earliest = read.toSorted((a, b) => a.startMs - b.startMs)[0];
  if (!earliest) return undefined;
  return clockOf((ms) => offsetAt(changes, ms) ?? earliest.fromMs);
}

function offsetAt(changes: readonly Change[], ms: number): number | undefined {
  let [low, high] = [0, changes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((changes[middle]?.atMs ?? 0) <= ms) low = middle + 1;
    else high = middle;
  }
  return changes[low - 1]?.offsetMs;
}

interface Observance {
  readonly startMs: number;
  readonly fromMs: number;
  readonly changes: readonly Change[];
}

function readObservance(
  component: Component,
  stretch: Stretch,
  work: Work,
): Observance | undefined {
  const found = propertiesOf(component, NAMES);
  const first = (name: string) => found.get(name)?.[0]?.values[0];
  const offsetMs = toOffset(first('tzoffsetto'));
  if (offsetMs === undefined) return undefined;
  const fromMs = toOffset(first('tzoffsetfrom')) ?? offsetMs;
  const start = toLocal(first('dtstart') ?? '19700101T000000') ?? { localMs: 0 };
  const locals = [start.localMs, ...datesOf(found.get('rdate')), ...turnsOf(found.get('rrule'))];
  return {
    startMs: start.localMs - fromMs,
    fromMs,
    changes: locals.map((local) => ({ atMs: local - fromMs, offsetMs })),
  };

  function turnsOf(rules: readonly Property[] = []): readonly number[] {
    return rules.flatMap(({ values: [text = ''] }) => {
      const { rule } = readRule(text);
      if (!rule) return [];
      const until = rule.until?.isUtc ? rule.until.localMs + fromMs : rule.until?.localMs;
      const untilMs = Math.min(
        stretch.untilMs + MARGIN_MS,
        (until ?? Number.POSITIVE_INFINITY) + 1,
      );
      // A rule that has ended says what holds since then by its last turn.
      const beginsMs = Math.min(stretch.fromMs, untilMs) - MARGIN_MS;
      return expandRule(rule, start.localMs, { fromMs: beginsMs, untilMs }, work).times;
    });
  }
}

function datesOf(properties: readonly Property[] = []): readonly number[] {
  const values = properties.flatMap((each) => each.values);
  return values.flatMap((each) => toLocal(each)?.localMs ?? []);
}

/** `+0130` → 5 400 000; ones without a sign, or beyond a day, are seen too. */
function toOffset(text: string | undefined): number | undefined {
  const match = /^([+-]?)(\d\d):?(\d\d):?(\d\d)?$/.exec(text?.trim() ?? '');
  if (!match) return undefined;
  const [, sign, hours, minutes, seconds = '0'] = match;
  const size =
    Number(hours) * 60 * MINUTE_MS + Number(minutes) * MINUTE_MS + Number(seconds) * 1000;
  if (size >= DAY_MS) return undefined;
  return sign === '-' ? -size : size;
}
