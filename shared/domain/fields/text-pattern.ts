/** One character of a pattern. `test` sees a single character, so it cannot backtrack. */
interface Unit {
  readonly test: RegExp;
  readonly isOptional: boolean;
  readonly repeats: boolean;
}

const MAX_PATTERN_LENGTH = 200;
const MAX_UNITS = 200;

/** What one character may be: a class, an escape, or itself. */
const atom = String.raw`\[\^?(?:\\.|[^\\\]])+\]|\\p\{\w+\}|\\[dwsDWS]|\\[^\w\s]|[^\\[\](){}*+?|^$]`;
const count = String.raw`[?*+]|\{(\d{1,3})(?:(,)(\d{0,3}))?\}`;
const nextUnit = () => new RegExp(`(${atom})(${count})?`, 'suy');

/**
 * Whether a text is a pattern that may be stored: characters, classes and escapes of JavaScript's
 * patterns, each with `?`, `*`, `+` or `{m,n}`. No groups, alternatives or look-arounds: what is left
 * is decided in one walk over the text, however it is written. `'[A-Z]{2}-\\d{4,6}' → true`,
 * `'(a+)+' → false`.
 */
export function isTextPattern(pattern: string): boolean {
  return parsePattern(pattern) !== undefined;
}

/**
 * Whether all of a text is as the pattern says, as HTML's `pattern` asks it: `('\\d{5}', '12045') →
 * true`. What is no pattern refuses nothing. It takes time by the text's length alone.
 */
export function fitsPattern(pattern: string, text: string): boolean {
  const units = parsePattern(pattern);
  if (!units) return true;
  let reached = withSkipped(units, [0]);
  for (const character of text) {
    reached = withSkipped(
      units,
      [...reached].flatMap((place) => {
        const unit = units[place];
        if (!unit?.test.test(character)) return [];
        return unit.repeats ? place : place + 1;
      }),
    );
    if (reached.size === 0) return false;
  }
  return reached.has(units.length);
}

/** The places that are reached, with those behind units that may be left out. */
function withSkipped(units: readonly Unit[], places: readonly number[]): Set<number> {
  const all = new Set<number>();
  for (const first of places) {
    for (let place = first; !all.has(place); place += 1) {
      all.add(place);
      if (!units[place]?.isOptional) break;
    }
  }
  return all;
}

function parsePattern(pattern: string): readonly Unit[] | undefined {
  // Those who know patterns anchor them by habit.
  const body = pattern.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  if (body === '' || pattern.length > MAX_PATTERN_LENGTH) return undefined;
  const units: Unit[] = [];
  const next = nextUnit();
  while (next.lastIndex < body.length) {
    const found = next.exec(body);
    const test = found?.[1] === undefined ? undefined : toTest(found[1]);
    if (!found || !test) return undefined;
    const { least, most } = readCount(found);
    if (most < least || least + (Number.isFinite(most) ? most : 1) > MAX_UNITS) return undefined;
    units.push(...Array<Unit>(least).fill({ test, isOptional: false, repeats: false }));
    if (most === Number.POSITIVE_INFINITY) units.push({ test, isOptional: true, repeats: true });
    else units.push(...Array<Unit>(most - least).fill({ test, isOptional: true, repeats: false }));
    if (units.length > MAX_UNITS) return undefined;
  }
  return units;
}

function readCount([, , sign, from, comma, to]: RegExpExecArray) {
  if (sign === undefined) return { least: 1, most: 1 };
  const unbounded = Number.POSITIVE_INFINITY;
  if (sign === '?') return { least: 0, most: 1 };
  if (sign === '*') return { least: 0, most: unbounded };
  if (sign === '+') return { least: 1, most: unbounded };
  const least = Number(from);
  if (comma === undefined) return { least, most: least };
  return { least, most: to ? Number(to) : unbounded };
}

/** Undefined for what reads like a class and is none, such as `[z-a]`. */
function toTest(one: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${one})$`, 'su');
  } catch {
    return undefined;
  }
}
