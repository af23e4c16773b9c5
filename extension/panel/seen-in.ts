import type { Seen } from '#shared/react/panels/propose/seen.ts';
import { keptSignIn } from '../kept-sign-in.ts';
import type { SignIn, StoredItem } from '../storage.ts';

/** What a server says in one sign-in: a reply that comes once that is over is not kept for the next. */
export function seenIn<Value>({ id }: Pick<SignIn, 'id'>, item: StoredItem<Value>): Seen<Value> {
  return { peek: item.peek, save: (value) => keptSignIn.whileIn(id, () => item.save(value)) };
}
