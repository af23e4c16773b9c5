import { action } from './kinds/action.ts';
import { effect } from './kinds/effect.ts';
import { endpoint } from './kinds/endpoint.ts';
import { list } from './kinds/list.ts';
import { message } from './kinds/message.ts';
import { provider } from './kinds/provider.ts';
import { screen } from './kinds/screen.ts';
import { setting } from './kinds/setting.ts';
import type { Name, Plan } from './plan.ts';

/** What `npm run new <kind> <name>` can write; a new kind is a file in `kinds/` and a row here. */
export const kinds = {
  endpoint,
  action,
  list,
  message,
  provider,
  effect,
  screen,
  setting,
} as const satisfies Record<string, (name: Name) => Plan>;

export type Kind = keyof typeof kinds;

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}
