import { useRef } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { showToast, UNDO_MS } from '#shared/react/ui/toast-store.ts';

interface Removal<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onChange: (items: Item[]) => void;
}

/** Removes an item at once, and for 10 s a toast puts it back where it was. */
export function useRemoval<Item>(removal: Removal<Item>): (index: number) => void {
  const t = useTexts('form');
  // What has changed meanwhile stays changed.
  const latest = useRef(removal);
  latest.current = removal;
  return (index) => {
    const { items, nameOf, onChange } = removal;
    const item = items[index];
    if (item === undefined) return;
    onChange(items.filter((_, each) => each !== index));
    const run = () => {
      const now = latest.current.items;
      latest.current.onChange([...now.slice(0, index), item, ...now.slice(index)]);
    };
    const action = { label: t('undo'), run };
    showToast({ tone: 'plain', title: t('removed'), text: nameOf(item), action }, UNDO_MS);
  };
}
