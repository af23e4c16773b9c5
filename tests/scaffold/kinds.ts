import { action } from './kinds/action.ts';
import { endpoint } from './kinds/endpoint.ts';
import { message } from './kinds/message.ts';
import { provider } from './kinds/provider.ts';
import { screen } from './kinds/screen.ts';
import type { Name, Plan } from './plan.ts';

/** What `npm run new <kind> <name>` can write; a new kind is a file in `kinds/` and a row here. */
export const kinds = {
  endpoint,
  action,
  message,
  provider,
  screen,
} as const satisfies Record<string, (name: Name) => Plan>;

export type Kind = keyof typeof kinds;

export function isKind(name: string): name is Kind {
  return Object.hasOwn(kinds, name);
}
