import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { moved } from './moved.ts';

interface Order<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onOrder: (items: Item[]) => void;
}

/** Rows that are put in order by dragging, or with the arrow keys on their handle; each move is said. */
export function useOrder<Item>({ items, nameOf, onOrder }: Order<Item>) {
  const t = useTexts('form');
  const [news, setNews] = useState('');
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onOrder(moved(items, from, to));
    setNews(t('order.moved', { name: nameOf(item), place: to + 1, count: items.length }));
    // The handle goes where its row went.
    requestAnimationFrame(() =>
      list.current?.querySelectorAll<HTMLElement>('[data-handle]')[to]?.focus(),
    );
  };
  const toHandle = (index: number) => ({
    'data-handle': '',
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', String(index));
      setDragged(index);
    },
    onDragEnd: () => setDragged(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(index, index + step);
    },
  });
  const toRow = (index: number) => ({
    'data-dragged': dragged === index ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged !== undefined) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      move(dragged, index);
      setDragged(undefined);
    },
  });
  return { list, news, toHandle, toRow, say: setNews };
}
