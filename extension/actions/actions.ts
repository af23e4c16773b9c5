import type { Action, Surface } from './action.ts';
import { openOptions } from './open-options.ts';
import { openSidePanel } from './open-side-panel.ts';
import { openSite } from './open-site.ts';
import { signOut } from './sign-out.ts';

/** Every action of the extension, by the name of its file; a house test holds the folder to it. */
export const actions = {
  'open-site': openSite,
  'open-side-panel': openSidePanel,
  'open-options': openOptions,
  'sign-out': signOut,
} as const satisfies Record<string, Action>;

interface Place {
  readonly serverUrl: string | undefined;
  readonly isSignedIn: boolean;
}

/** Those that stand somewhere, as far as what they need is there. */
export function actionsOn(surface: Surface, { serverUrl, isSignedIn }: Place): readonly Action[] {
  const isThere = { nothing: true, server: serverUrl !== undefined, account: isSignedIn };
  return Object.values<Action>(actions).filter(
    ({ surfaces, needs }) => surfaces.includes(surface) && isThere[needs],
  );
}
