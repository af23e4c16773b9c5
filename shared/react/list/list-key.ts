/** What a key does in a list. */
export type ListAction = 'next' | 'previous' | 'toggle' | 'search';

const actions: Readonly<Record<string, ListAction>> = {
  j: 'next',
  k: 'previous',
  x: 'toggle',
  '/': 'search',
};

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
}

/** What a key that was pressed outside of fields and dialogs does: `j → next`, Ctrl+K nothing. */
export function toListAction(press: Press): ListAction | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.defaultPrevented) return undefined;
  return actions[press.key.toLowerCase()];
}

/** The row to go to from `index` of `count`, -1 before the first; it stays at both ends. */
export function nextIndex(action: 'next' | 'previous', index: number, count: number): number {
  if (index < 0) return 0;
  const step = action === 'next' ? 1 : -1;
  return Math.min(Math.max(index + step, 0), count - 1);
}
