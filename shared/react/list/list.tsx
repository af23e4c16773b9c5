import { type ReactNode, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { focusElement } from '../ui/focus-element.ts';
import { toggled } from './toggled.ts';
import { useListKeys } from './use-list-keys.ts';

interface ListProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly toId: (row: Row) => string;
  /** What a row is called where it is selected. */
  readonly toName: (row: Row) => string;
  readonly openId: string | undefined;
  /** The row that was just left takes the focus back. */
  readonly leftId?: string | undefined;
  /** Where nothing is done with several rows, they are not selected. */
  readonly selected?: ReadonlySet<string>;
  readonly onOpen: (id: string) => void;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** What can be done with a row beside opening it, at its end. */
  readonly actions?: (row: Row) => ReactNode;
  readonly children: (row: Row) => ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Rows that are opened by a click or Enter and selected by their box or X; J and K go down and up, and
 * / leads to the search field of the page.
 */
export function List<Row>(props: ListProps<Row>) {
  const { label, rows, toId, toName, openId, leftId, selected = NONE, onOpen, onSelect } = props;
  const t = useTexts('list');
  const list = useRef<HTMLUListElement>(null);
  const toggle = (id: string) => onSelect?.(toggled(selected, id));
  useListKeys(list, toggle);
  return (
    <>
      <ul ref={list} aria-label={label} className="card divide-y divide-line overflow-hidden">
        {rows.map((row) => {
          const id = toId(row);
          const isOpen = id === openId;
          return (
            <li
              key={id}
              className={`group flex items-stretch ${isOpen || selected.has(id) ? 'bg-brand-soft' : 'hover:bg-sunken'}`}
            >
              {onSelect && (
                <label className="flex w-10 shrink-0 items-center justify-center pointer-coarse:w-11">
                  <input
                    type="checkbox"
                    aria-label={t('select', { name: toName(row) })}
                    checked={selected.has(id)}
                    onChange={() => toggle(id)}
                    className={`size-4 accent-brand ${selected.size > 0 ? '' : 'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100'}`}
                  />
                </label>
              )}
              <button
                type="button"
                data-row={id}
                ref={id === leftId ? focusElement : undefined}
                onClick={() => onOpen(id)}
                aria-current={isOpen || undefined}
                className={`block min-w-0 flex-1 py-3 pr-4 text-left -outline-offset-2! ${onSelect ? '' : 'pl-4'}`}
              >
                {props.children(row)}
              </button>
              {props.actions && (
                <div className="flex shrink-0 items-center pr-1.5">{props.actions(row)}</div>
              )}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 hidden text-soft text-xs md:pointer-fine:block">
        {t(onSelect ? 'keys' : 'keysToOpen')}
      </p>
    </>
  );
}
