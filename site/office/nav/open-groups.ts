import type { PlacedGroup, ScreenGroup } from '../screens.ts';

/** What was folded and unfolded by hand, the latest first: `company`, and `-company` once it is folded. */
export type Folds = readonly string[];

interface Bar {
  readonly groups: readonly PlacedGroup[];
  /** The one that somebody is in. */
  readonly current: ScreenGroup | undefined;
  readonly folds: Folds;
  /** How many rows are seen at once. */
  readonly room: number;
}

/** For so many there is room on every laptop. */
const ALWAYS = 2;

/**
 * The groups that stand open: the one that somebody is in, and those they unfolded last, as far as there
 * is room. A group that is folded keeps the row of the screen that is shown.
 */
export function toOpenGroups({ groups, current, folds, room }: Bar): readonly ScreenGroup[] {
  const first = current ?? groups[0]?.name ?? '';
  const wished = new Set([...(folds.includes(`-${first}`) ? [] : [first]), ...folds]);
  const open: ScreenGroup[] = [];
  let left = room - groups.length;
  for (const wish of wished) {
    const group = groups.find(({ name }) => name === wish);
    if (!group || (open.length >= ALWAYS && group.screens.length > left)) continue;
    open.push(group.name);
    left -= group.screens.length;
  }
  return open;
}

/**
 * What is kept once a group is pressed. Those that are open stay so: the rows stay where they are when
 * somebody goes on to a screen of another one.
 */
export function foldAnew(group: ScreenGroup, open: readonly ScreenGroup[], folds: Folds): Folds {
  const said = open.includes(group) ? `-${group}` : group;
  const others = [...open, ...folds].filter((fold) => fold !== group && fold !== `-${group}`);
  return [...new Set([said, ...others])];
}
