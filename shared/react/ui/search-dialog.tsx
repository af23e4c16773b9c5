import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { focusOnOpen } from './focus-on-open.ts';
import { Icon } from './icon.tsx';

interface SearchDialogProps<Item> {
  readonly title: string;
  readonly words: {
    readonly search: string;
    readonly none: string;
    readonly found: (count: number) => string;
  };
  /** What was typed before the dialog was here. */
  readonly typed?: string | undefined;
  /** The id of what is chosen now. */
  readonly selected: string;
  readonly find: (query: string) => readonly Item[];
  readonly toId: (item: Item) => string;
  /** What stands there and cannot be chosen. */
  readonly isOff?: (item: Item) => boolean;
  /** What stands in an option. */
  readonly children: (item: Item, isSelected: boolean) => ReactNode;
  readonly onSelect: (id: string) => void;
  readonly onClose: () => void;
}

/** One of many: typing narrows the list, arrows go through it (ARIA combobox pattern). */
export function SearchDialog<Item>(props: SearchDialogProps<Item>) {
  const { title, words, typed = '', selected, find, toId, isOff, onSelect, onClose } = props;
  const listId = useId();
  const [query, setQuery] = useState(typed);
  const [marked, setMarked] = useState(typed === '' ? selected : undefined);
  const found = find(query);
  const active = found.find((item) => toId(item) === marked) ?? found[0];
  const choose = (item: Item | undefined) => {
    if (item !== undefined && !isOff?.(item)) onSelect(toId(item));
  };
  const optionId = (item: Item) => `${listId}-${toId(item)}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // It would submit a form around the dialog.
      event.preventDefault();
      return choose(active);
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step === undefined || active === undefined) return;
    event.preventDefault();
    const at = found.indexOf(active) + step;
    const target = found[Math.min(Math.max(at, 0), found.length - 1)];
    if (target !== undefined) setMarked(toId(target));
  };

  return (
    <Dialog title={title} onClose={onClose} className="flex basis-[40rem]! flex-col">
      <div className="sticky top-0 border-line border-b bg-raised p-3">
        <label className="relative block">
          <span className="sr-only">{words.search}</span>
          <Icon name="search" className="absolute inset-y-0 left-3 my-auto size-5 text-soft" />
          <input
            // The platform's attribute, which showModal() follows; React would focus too early.
            ref={focusOnOpen}
            type="text"
            role="combobox"
            aria-expanded="true"
            aria-controls={listId}
            aria-activedescendant={active === undefined ? undefined : optionId(active)}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder={words.search}
            value={query}
            // It is no part of a form around the dialog.
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => {
              event.stopPropagation();
              setQuery(event.target.value);
              setMarked(undefined);
            }}
            onKeyDown={onKeyDown}
            className="field pl-10"
          />
        </label>
      </div>
      <div id={listId} role="listbox" aria-label={title} className="p-[min(0.5rem,2vw)]">
        {found.map((item) => {
          const isSelected = toId(item) === selected;
          return (
            // Keys are taken by the search field, which keeps the focus (ARIA combobox pattern).
            <button
              type="button"
              key={toId(item)}
              id={optionId(item)}
              role="option"
              tabIndex={-1}
              aria-selected={isSelected}
              aria-disabled={isOff?.(item) || undefined}
              ref={item === active ? scrollTo : undefined}
              onClick={() => choose(item)}
              className={`flex min-h-11 w-full scroll-my-2 flex-wrap items-center justify-between gap-x-3 rounded-lg px-[min(0.75rem,3vw)] py-1.5 text-left hover:bg-ink/5 aria-disabled:opacity-55 ${item === active ? 'bg-brand-soft' : ''}`}
            >
              {props.children(item, isSelected)}
            </button>
          );
        })}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'p-6 text-center text-soft'}>
        {found.length > 0 ? words.found(found.length) : words.none}
      </p>
    </Dialog>
  );
}

function scrollTo(option: HTMLElement | null): void {
  // The dialog opens after its children are in place.
  requestAnimationFrame(() => option?.scrollIntoView({ block: 'nearest' }));
}
