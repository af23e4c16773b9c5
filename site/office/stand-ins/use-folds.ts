import { type PlacedGroup, SCREEN_GROUPS, type ScreenGroup } from '../screens.ts';

/** What a device has folded only that device knows: in what our server writes, the group that somebody is in is open. */
export function useFolds(groups: readonly PlacedGroup[], current: ScreenGroup | undefined) {
  const open = SCREEN_GROUPS.filter((name) => name === (current ?? groups[0]?.name));
  return { open, press: () => undefined } as const;
}
