/** What a key does in a list. */
export type ListAction = 'next' | 'previous' | 'toggle' | 'clear';

const actions: Readonly<Record<string, ListAction>> = {
  j: 'next',
  k: 'previous',
  x: 'toggle',
  escape: 'clear',
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
  return isBare(press) ? actions[press.key.toLowerCase()] : undefined;
}

/** Whether nobody else has the key: neither the browser, with a modifier, nor what has the focus. */
export function isBare({ ctrlKey, metaKey, altKey, defaultPrevented }: Press): boolean {
  return !ctrlKey && !metaKey && !altKey && !defaultPrevented;
}

/** The row to go to from `index` of `count`, -1 before the first; it stays at both ends. */
export function nextIndex(action: 'next' | 'previous', index: number, count: number): number {
  if (index < 0) return 0;
  const step = action === 'next' ? 1 : -1;
  return Math.min(Math.max(index + step, 0), count - 1);
}
