import { isTimeZone } from '#shared/time/offset.ts';
import type { Clocks } from './calendar-moment.ts';
import { clockOfComponent } from './clock-of-component.ts';
import { type Component, propertiesOf } from './content-lines.ts';
import type { Stretch, Work } from './expand-rule.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';
import { clockOf, clockOfZone, MINUTE_MS, utcClock, type ZoneClock } from './zone-clock.ts';

const MOST_WORK = 20_000;
const NAMES = new Set(['tzid', 'x-lic-location']);

/** What the clocks of all texts have in common. */
export interface ClockShelf {
  readonly owners: ZoneClock;
  /** For changes of clocks in components. */
  readonly stretch: Stretch;
  readonly work: Work;
  /** By the names that zones have here. */
  readonly known: Map<string, ZoneClock>;
}

/**
 * The clocks of one text. A name that IANA or Windows has means their zone, whatever a VTIMEZONE of that
 * name says: our zone data is newer than what somebody's calendar carries along. Others are their
 * VTIMEZONE's. One that nothing knows is the owner's zone, and told to `onUnknown`.
 */
export function findClocks(
  text: Component,
  shelf: ClockShelf,
  onUnknown: (tzid: string) => void,
): Clocks {
  const found = new Map<string, ZoneClock>();
  return {
    owners: shelf.owners,
    named: (written) => {
      const tzid = written.replace(/\\/g, '');
      const known = found.get(tzid) ?? find(tzid);
      found.set(tzid, known);
      return known;
    },
  };

  function find(tzid: string): ZoneClock {
    const name = toZoneName(tzid);
    if (name !== undefined) return knownClock(name, shelf);
    const component = componentOf(text, tzid);
    const place = component?.place === undefined ? undefined : toZoneName(component.place);
    if (place !== undefined) return knownClock(place, shelf);
    const own = component && ownClock(component.timezone, shelf);
    const clock = own ?? fixedClock(tzid);
    if (!clock) onUnknown(tzid);
    return clock ?? shelf.owners;
  }
}

/** However many turns a component's rules have, they leave something to the events. */
function ownClock(timezone: Component, { stretch, work }: ClockShelf): ZoneClock | undefined {
  const given = Math.max(0, Math.min(MOST_WORK, work.left));
  const own = { left: given };
  const clock = clockOfComponent(timezone, stretch, own);
  work.left -= given - own.left;
  return clock;
}

function knownClock(name: string, { known }: ClockShelf): ZoneClock {
  const clock = known.get(name) ?? clockOfZone(name);
  known.set(name, clock);
  return clock;
}

/** `/freeassociation.sourceforge.net/Europe/Berlin`, `Romance Standard Time` → a name that Intl knows. */
function toZoneName(tzid: string): string | undefined {
  const windows = WINDOWS_ZONES.get(tzid.toLowerCase());
  if (windows !== undefined) return windows;
  const parts = tzid
    .slice(0, 300)
    .split('/')
    .filter((part) => part !== '');
  const tails = parts.slice(0, 8).map((_, index) => parts.slice(index).join('/'));
  return tails.find((tail) => isName(tail));
}

/** Three letters mean a zone here and another there: only those that say UTC, or are in IANA's data, are names. */
function isName(name: string): boolean {
  return isTimeZone(name) && !AMBIGUOUS.has(name.toUpperCase());
}

/** ICU's own old names, none of IANA's: `IST` is Ireland's, Israel's and India's. */
const AMBIGUOUS = new Set(
  'ACT AET AGT ART AST BET BST CAT CNT CST CTT EAT ECT IET IST JST MIT NET NST PLT PNT PRT PST SST VST'.split(
    ' ',
  ),
);

function componentOf(
  text: Component,
  tzid: string,
): { readonly timezone: Component; readonly place: string | undefined } | undefined {
  for (const timezone of text.parts.flatMap((each) => [each, ...each.parts])) {
    if (timezone.name !== 'vtimezone') continue;
    const found = propertiesOf(timezone, NAMES);
    const value = (name: string) => found.get(name)?.[0]?.values[0]?.trim();
    if (value('tzid')?.replace(/\\/g, '') === tzid)
      return { timezone, place: value('x-lic-location') };
  }
  return undefined;
}

/** `UTC+01:00`, `GMT-5` and `(UTC+01:00) Amsterdam, Berlin`, where nothing else says more. */
function fixedClock(tzid: string): ZoneClock | undefined {
  if (/^(z|zulu)$|tzone:\/\/microsoft\/utc$/i.test(tzid)) return utcClock;
  const match = /^\(?(?:UTC|GMT)?([+-])(\d{1,2}):?([0-5]\d)?(?:\)|$)/i.exec(tzid);
  if (!match || Number(match[2]) > 14) return undefined;
  const size = (Number(match[2]) * 60 + Number(match[3] ?? 0)) * MINUTE_MS;
  return clockOf(() => (match[1] === '-' ? -size : size));
}
