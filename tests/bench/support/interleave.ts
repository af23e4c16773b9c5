import type { Driven } from './drive.ts';

/**
 * Runs each load in turn, round after round, so that whatever else the machine does meets all of
 * them. The first round warms up and is not counted.
 */
export async function interleave<Name extends string>(
  rounds: number,
  loads: Readonly<Record<Name, () => Promise<Driven>>>,
): Promise<Readonly<Record<Name, Driven>>[]> {
  const names = Object.keys(loads) as Name[];
  const measured: Record<Name, Driven>[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const each: [Name, Driven][] = [];
    for (const name of names) each.push([name, await loads[name]()]);
    if (round > 0) measured.push(Object.fromEntries(each) as Record<Name, Driven>);
  }
  return measured;
}
