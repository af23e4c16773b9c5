import { setImmediate } from 'node:timers/promises';

/** A few at a time: between them the process answers others, whose pages a large calendar does not delay. */
export async function* inTurns<Item>(
  items: Iterable<Item>,
  { size }: { readonly size: number },
): AsyncGenerator<readonly Item[]> {
  let few: Item[] = [];
  for (const item of items) {
    few.push(item);
    if (few.length < size) continue;
    yield few;
    few = [];
    await setImmediate();
  }
  yield few;
}
