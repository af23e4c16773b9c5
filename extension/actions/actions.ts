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

/** Those that stand somewhere, for who is signed in or for who is not. */
export function actionsOn(surface: Surface, isSignedIn: boolean): readonly Action[] {
  return Object.values<Action>(actions).filter(
    ({ surfaces, needs }) => surfaces.includes(surface) && (isSignedIn || needs === 'nothing'),
  );
}
