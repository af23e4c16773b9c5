import type { Action } from './action.ts';
import { openOptions } from './open-options.ts';
import { openSite } from './open-site.ts';

/** Every action of the extension, by the name of its file; a house test holds the folder to it. */
export const actions = {
  'open-site': openSite,
  'open-options': openOptions,
} as const satisfies Record<string, Action>;

/** Those that stand in the popup as they are, below what it says of the connection. */
export const listedActions: readonly Action[] = Object.entries(actions)
  .filter(([id]) => id !== 'open-site' && id !== 'open-options')
  .map(([, action]) => action);
