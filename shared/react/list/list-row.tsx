import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { leaveRow } from './left-row.ts';
import { RowLink, type RowTarget } from './row-link.tsx';
import type { Selection } from './use-selection.ts';

interface ListRowProps {
  readonly id: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly target: RowTarget | undefined;
  readonly selection: Selection | undefined;
  readonly lead: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** 40 px high, 48 under a thumb, and more where letters are larger. */
const HEIGHT = 'min-h-(--row) pointer-coarse:min-h-(--row-thumb)';

/** A row of a list: a link from edge to edge, with what else can be done with it at its end. */
export function ListRow(props: ListRowProps) {
  const { id, isOpen, target, selection, lead, actions, children } = props;
  const isSelected = selection?.ids.has(id) ?? false;
  const className = `flex min-w-0 flex-1 items-center py-px pr-4 text-ink no-underline -outline-offset-2! ${selection ? 'pl-1.5' : 'pl-4'}`;
  const content = <div className="min-w-0 flex-1">{children}</div>;
  return (
    <li
      className={`group flex scroll-my-24 items-stretch ${HEIGHT} ${isOpen || isSelected ? 'bg-brand-soft' : 'hover:bg-sunken'}`}
    >
      {selection && <SelectBox {...props} selection={selection} lead={lead} />}
      {target === undefined ? (
        // Nothing to open: J and K come by all the same.
        <div data-row={id} tabIndex={-1} className={className}>
          {content}
        </div>
      ) : (
        <RowLink
          target={target}
          data-row={id}
          aria-current={isOpen || undefined}
          onClick={(event) => {
            if (isPlain(event)) leaveRow(id);
          }}
          className={className}
        >
          {content}
        </RowLink>
      )}
      {actions && <div className="flex shrink-0 items-center pr-1.5">{actions}</div>}
    </li>
  );
}

/** What leads the row; under the pointer, and where rows are being selected, its box. */
function SelectBox({
  id,
  name,
  selection,
  lead,
}: Pick<ListRowProps, 'id' | 'name' | 'lead'> & { readonly selection: Selection }) {
  const t = useTexts('list');
  const isSelecting = selection.ids.size > 0;
  const shown = 'group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100';
  const hidden = 'group-focus-within:opacity-0 group-hover:opacity-0 pointer-coarse:opacity-0';
  return (
    <label className="relative flex w-9 shrink-0 items-center justify-center pl-1 pointer-coarse:w-11">
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute inset-0 flex items-center justify-center pl-1 text-soft ${isSelecting ? 'opacity-0' : hidden}`}
      >
        {lead}
      </span>
      <input
        type="checkbox"
        aria-label={t('select', { name })}
        checked={selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
        className={`size-4 accent-brand ${isSelecting ? '' : `opacity-0 ${shown}`}`}
      />
    </label>
  );
}

function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
