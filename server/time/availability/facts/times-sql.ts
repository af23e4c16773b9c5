/** An instant in epoch minutes, not rounded. `extract` would calculate it in slow decimals. */
export const minuteOf = (instant: string) => `date_part('epoch', ${instant}) / 60`;

/** `[start, end)` as epoch minutes, rounded outwards: `29184480,29184510`. */
const flatRange = (start: string, end: string) =>
  `floor(${minuteOf(start)})::int || ',' || ceil(${minuteOf(end)})::int`;

export const TAKEN = flatRange('lower(r.during)', 'upper(r.during)');
export const BUSY = flatRange('b.starts_at', 'b.ends_at');

export const flatJson = (pairs: string, filter: string) =>
  `('[' || string_agg(${pairs}, ',') filter (where ${filter}) || ']')::json`;
