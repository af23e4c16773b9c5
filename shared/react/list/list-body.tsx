import type { ReactNode } from 'react';
import type { AddressParts } from './address-parts.ts';
import { NothingFound } from './empty-list.tsx';
import { List, type RowsProps } from './list.tsx';
import { ListPages } from './list-pages.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { useList } from './use-list.ts';
import { useListed } from './use-listed.ts';

export interface ListBodyProps<Parts extends AddressParts, Data, Row> extends RowsProps<Row> {
  readonly list: ReturnType<typeof useList<Parts, Data, Row>>;
  /** Search and filters; a list that has nothing needs none. */
  readonly filters?: ReactNode;
  /** How many there are, where that is said. */
  readonly total?: (count: number) => string;
  /** What pictures in the rows mean, beside it. */
  readonly legend?: ReactNode;
  /** What is true of all of them, said once. */
  readonly note?: string | false;
  /** What stands there while there is nothing at all, with the button that begins. */
  readonly empty: ReactNode;
  /** The commands over the rows that are selected; without them rows are not selected. */
  readonly commands?: (rows: readonly Row[]) => ReactNode;
}

/** A list with all that belongs to it: filters, rows or why there are none, pages and the selection. */
export function ListBody<Parts extends AddressParts, Data, Row>(
  props: ListBodyProps<Parts, Data, Row>,
) {
  const { list, filters, total, legend, note, empty, commands, ...look } = props;
  const { kind, selection, linkTo } = list;
  const { rows, total: count, paging, hasOthers = false, isCurrent } = useListed(list);
  const isWhole = list.filters === 0 && !paging?.previous && !hasOthers;
  if (rows.length === 0 && isWhole) return empty;
  const chosen = rows.filter((row) => selection.ids.has(kind.toId(row)));
  return (
    <>
      {filters && <div className="mb-3 flex flex-wrap items-center gap-2">{filters}</div>}
      {total && count !== undefined && (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 text-soft text-sm">
          <p role="status" className="tabular-nums">
            {total(count)}
          </p>
          {rows.length > 0 && legend}
        </div>
      )}
      {note && <p className="mb-3 rounded-lg bg-sunken px-4 py-3 text-sm">{note}</p>}
      {rows.length === 0 ? (
        <NothingFound onShowAll={list.showAll} />
      ) : (
        <div className={isCurrent ? '' : 'opacity-60 transition-opacity delay-150'}>
          <List
            {...look}
            rows={rows}
            toId={kind.toId}
            toName={kind.toName}
            selection={commands && selection}
          />
        </div>
      )}
      <ListPages paging={paging} linkTo={linkTo} />
      {commands && (
        <SelectionBar
          count={kind.keepsSelection ? selection.ids.size : chosen.length}
          onClear={selection.clear}
        >
          {commands(chosen)}
        </SelectionBar>
      )}
    </>
  );
}
