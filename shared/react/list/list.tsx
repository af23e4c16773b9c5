import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ListRow } from './list-row.tsx';
import type { RowTarget } from './row-link.tsx';
import { useLeftRow } from './use-left-row.ts';
import { useListKeys } from './use-list-keys.ts';
import type { Selection } from './use-selection.ts';

/** How a list shows its rows. */
export interface RowsProps<Row> {
  readonly label: string;
  /** Where a row leads, nowhere for what cannot be opened; a list without it is not walked by keys. */
  readonly targetOf?: (row: Row) => RowTarget | undefined;
  /** The row that is read beside the list. */
  readonly openId?: string | undefined;
  /** What stands at the left of a row that can be selected, until its box does. */
  readonly lead?: (row: Row) => ReactNode;
  /** What can be done with a row beside opening it, at its end. */
  readonly actions?: (row: Row) => ReactNode;
  /**
   * What a key does with the row that has the focus, or with all that are selected where it is one of
   * them; true where it does something.
   */
  readonly onKey?: (rows: readonly Row[], key: string) => boolean;
  /** What rows that follow each other share, said once above them. */
  readonly groupOf?: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
}

interface ListProps<Row> extends RowsProps<Row> {
  readonly rows: readonly Row[];
  readonly toId: (row: Row) => string;
  /** What a row is called where it is selected. */
  readonly toName: (row: Row) => string;
  /** Where nothing is done with several rows, they are not selected. */
  readonly selection?: Selection | undefined;
}

/**
 * Rows that are links, selected by their box or X; J and K go down and up, Enter opens, Escape clears
 * the selection, and / leads to the search field of the page.
 */
export function List<Row>(props: ListProps<Row>) {
  const { label, rows, openId, targetOf, selection, groupOf, onKey } = props;
  const list = useRef<HTMLUListElement>(null);
  useListKeys(list, selection, onKey && ((id, key) => onKey(rowsMeantBy(id, props), key)));
  useLeftRow(list, openId);
  return (
    <>
      <ul
        ref={list}
        aria-label={label}
        data-list={targetOf && ''}
        className="card divide-y divide-line overflow-hidden"
      >
        {groupOf === undefined ? (
          <Rows {...props} />
        ) : (
          toGroups(rows, groupOf).map(([name, each]) => (
            <Group key={name} name={name}>
              <Rows {...props} rows={each} />
            </Group>
          ))
        )}
      </ul>
      {targetOf && <Keys canSelect={selection !== undefined} />}
    </>
  );
}

/** A row that is selected speaks for all that are. */
function rowsMeantBy<Row>(
  id: string,
  { rows, toId, selection }: Pick<ListProps<Row>, 'rows' | 'toId' | 'selection'>,
): readonly Row[] {
  const isMeant = (each: string) =>
    selection?.ids.has(id) ? selection.ids.has(each) : each === id;
  return rows.filter((row) => isMeant(toId(row)));
}

/** What its keys do, as high as the bar that floats over the last rows of a page. */
function Keys({ canSelect }: { readonly canSelect: boolean }) {
  const t = useTexts('list');
  return (
    <p className={`pt-3 text-soft text-xs ${canSelect ? 'h-20' : 'h-8'}`}>
      <span className="hidden md:pointer-fine:inline">{t(canSelect ? 'keys' : 'keysToOpen')}</span>
    </p>
  );
}

function Rows<Row>(props: ListProps<Row>) {
  const { rows, toId, toName, openId, targetOf, selection, lead, actions } = props;
  return rows.map((row) => (
    <ListRow
      key={toId(row)}
      id={toId(row)}
      name={toName(row)}
      isOpen={toId(row) === openId}
      target={targetOf?.(row)}
      selection={selection}
      lead={lead?.(row)}
      actions={actions?.(row)}
    >
      {props.children(row)}
    </ListRow>
  ));
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <li>
      <h2
        id={id}
        className="bg-sunken px-4 py-1.5 font-medium text-soft text-xs first-letter:uppercase"
      >
        {name}
      </h2>
      <ul aria-labelledby={id} className="divide-y divide-line border-line border-t">
        {children}
      </ul>
    </li>
  );
}

/** Rows in their order, those that follow each other and share a name together. */
function toGroups<Row>(
  rows: readonly Row[],
  groupOf: (row: Row) => string,
): readonly (readonly [name: string, rows: readonly Row[]])[] {
  return [...Map.groupBy(rows, groupOf)];
}
