import ICAL from 'ical.js';

/** A property as jCal has it (RFC 7265): name and parameters in small letters, values as texts. */
export interface Property {
  readonly name: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly values: readonly string[];
}

/** What stands between BEGIN and END. */
export interface Component {
  /** In small letters. */
  readonly name: string;
  /** Unfolded, those of its parts left out. */
  readonly lines: string[];
  readonly parts: Component[];
}

export interface ReadText {
  /** What stands outside of every component is one without a name. */
  readonly root: Component;
  /** Whether each BEGIN has its END: a text that was cut off has not. */
  readonly isWhole: boolean;
}

const FRAME = /^\s*(BEGIN|END)\s*:\s*([\w-]+)\s*$/i;
/** These a calendar may not have (RFC 5545 3.1), and no database takes them. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\ufeff/gu;
/** One of these begins only after the other has ended: what lacks its END ends there. */
const TOP = ['vevent', 'vtimezone', 'vtodo', 'vjournal', 'vfreebusy'];
/** Outlook's names of zones have a colon, and not always the quotes that they need then. */
const BARE_OFFSET = /;TZID=(\(?(?:UTC|GMT)[+-]\d\d?:\d\d\)?[^":;]*)(?=[:;])/i;
/** ical.js takes a small letter for no zone. */
const SMALL_UTC = /(?<=\dT\d{4,6})z(?=[,/]|\s*$)/gi;
/** ical.js refuses a whole line for one bad part of a rule: of these we read the text ourselves. */
const AS_TEXT = /^(RRULE|EXRULE|TZOFFSETFROM|TZOFFSETTO)(?=[;:])/i;

/**
 * The components of a calendar's text (RFC 5545 3.1), however its lines end or are folded. Never throws:
 * a line that is none is one that nobody asks for.
 */
export function readText(text: string): ReadText {
  const root = aComponent('');
  const open = [root];
  let isWhole = true;
  const lines = text
    .replace(CONTROLS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n');
  for (const line of lines) {
    const frame = FRAME.exec(line);
    if (!frame?.[2]) open.at(-1)?.lines.push(line);
    else if (frame[1]?.toUpperCase() === 'BEGIN')
      isWhole = begin(frame[2].toLowerCase(), open) && isWhole;
    else isWhole = end(frame[2].toLowerCase(), open) && isWhole;
  }
  return { root, isWhole: isWhole && open.length === 1 };
}

/** Whether nothing was left open that had to end before. */
function begin(name: string, open: Component[]): boolean {
  const unclosed = TOP.includes(name) ? open.findIndex((each) => TOP.includes(each.name)) : -1;
  if (unclosed !== -1) open.length = unclosed;
  const component = aComponent(name);
  // Thousands within each other are no calendar's: they stand beside each other here.
  (open.at(-1) ?? component).parts.push(component);
  if (open.length < 8) open.push(component);
  return unclosed === -1;
}

function end(name: string, open: Component[]): boolean {
  const at = open.findLastIndex((each) => each.name === name);
  if (at < 1) return false;
  const isLast = at === open.length - 1;
  open.length = at;
  return isLast;
}

function aComponent(name: string): Component {
  return { name, lines: [], parts: [] };
}

/** Its parts of a name, at whatever depth. */
export function partsOf(component: Component, name: string): readonly Component[] {
  return component.parts.flatMap((each) => (each.name === name ? [each] : partsOf(each, name)));
}

/** Its properties of these names. Those that ical.js does not understand come without a value. */
export function propertiesOf(
  component: Component,
  names: ReadonlySet<string>,
): ReadonlyMap<string, readonly Property[]> {
  const found = new Map<string, Property[]>();
  for (const line of component.lines) {
    const name = /^\s*([\w-]+)\s*(?=[;:])/.exec(line)?.[1]?.toLowerCase();
    if (name === undefined || !names.has(name)) continue;
    const others = found.get(name);
    const property = readProperty(name, line.trim());
    if (others) others.push(property);
    else found.set(name, [property]);
  }
  return found;
}

function readProperty(name: string, line: string): Property {
  try {
    const text = line
      .replace(AS_TEXT, 'X-$1')
      .replace(BARE_OFFSET, ';TZID="$1"')
      .replace(SMALL_UTC, 'Z');
    const [, params, , ...values] = ICAL.parse.property(text);
    return { name, params, values: values.map(String) };
  } catch {
    return { name, params: {}, values: [] };
  }
}

/** A parameter's text, without spaces around it; undefined where there is none. */
export function paramOf(property: Property | undefined, name: string): string | undefined {
  const value = property?.params[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
