import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Workspace } from '#shared/api/workspace.ts';
import { reachOf } from '#shared/domain/roles/rights.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Button } from '#shared/react/ui/button.tsx';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { focusOnOpen } from '#shared/react/ui/focus-on-open.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { useSession } from '#site/office/session.tsx';
import { NewShelf } from './new-shelf.tsx';
import { shelvesQuery } from './shelves-query.ts';

interface MoveDialogProps {
  readonly title: string;
  /** The shelf that all of them stand on. */
  readonly current: string | null | undefined;
  readonly onChoose: (workspaceId: string | null) => void;
  readonly onClose: () => void;
}

/** On which shelf: one click, from where they stand. Who may put up shelves does so here. */
export function MoveDialog({ title, current, onChoose, onClose }: MoveDialogProps) {
  const t = useTexts('meeting-types');
  const isAdmin = reachOf(useSession(), 'workspace:edit') !== undefined;
  const shelves = useSuspenseQuery(shelvesQuery).data.workspaces;
  const [added, setAdded] = useState<readonly Workspace[]>([]);
  const all = [...shelves, ...added.filter(({ id }) => !shelves.some((each) => each.id === id))];
  const rows = [{ id: null, name: t('shelf.none') }, ...all];
  return (
    <Dialog title={title} onClose={onClose} className="p-3">
      <ul>
        {rows.map(({ id, name }) => (
          <li key={id ?? 'none'}>
            <button
              ref={id === (current ?? null) ? focusOnOpen : undefined}
              type="button"
              aria-pressed={id === current}
              onClick={() => onChoose(id)}
              className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-left hover:bg-ink/5"
            >
              <Icon name={id === null ? 'cross' : 'layers'} className="size-4.5 text-soft" />
              <span className={`flex-1 wrap-anywhere ${id === null ? 'text-soft' : ''}`}>
                {name}
              </span>
              {id === current && <Icon name="check" className="size-4.5 text-brand-text" />}
            </button>
          </li>
        ))}
      </ul>
      {isAdmin && <NewShelf onMade={(shelf) => setAdded([...added, shelf])} />}
      {!isAdmin && rows.length === 1 && (
        <p className="px-3 py-2 text-pretty text-soft text-sm">{t('shelf.ask')}</p>
      )}
      <div className="actions p-2">
        <Button tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
