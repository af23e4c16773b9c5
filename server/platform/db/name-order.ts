/**
 * What a statement orders names by: in any case, their numbers as numbers, so that `Room 2` comes before
 * `Room 10`. Each number is as long as any, ten digits; names without one cost nothing more.
 */
export function nameOrder(expression: string): string {
  const padded = String.raw`regexp_replace(lower(${expression}), '(\d+)', '0000000000\1', 'g')`;
  const numbered = String.raw`regexp_replace(${padded}, '\d*(\d{10})', '\1', 'g')`;
  return String.raw`case when ${expression} ~ '\d' then ${numbered} else lower(${expression}) end`;
}
