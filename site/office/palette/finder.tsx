import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import type { TypeDeeds } from '../meeting-types/type-commands.ts';
import type { Entry } from './entry.ts';
import { EntryList } from './entry-list.tsx';
import { useEntries } from './use-entries.ts';

interface FinderProps {
  readonly deeds: TypeDeeds;
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/**
 * What can be done with what the screen is about, every screen, what can be done from anywhere, meeting types and what can be done with them,
 * people and appointments by name.
 */
export function Finder({ deeds, onKeys, onClose }: FinderProps) {
  const t = useTexts('palette');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const { groups, isFetching, remember } = useEntries(typed, { deeds, onKeys });
  const ordered = groups.flatMap(([, entries]) => entries);
  const chosen = ordered[Math.min(index, ordered.length - 1)];
  const run = (entry: Entry) => {
    remember(entry);
    // What it begins does not end with the palette; what it asks takes its place.
    if (!entry.asks) flushSync(onClose);
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && ordered.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, ordered.length - 1) + step + ordered.length) % ordered.length);
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      // It would send off the form of what is asked next.
      event.preventDefault();
      run(chosen);
    }
  };
  return (
    <Dialog title={t('title')} shape="finder" onClose={onClose}>
      <div className="p-3">
        <input
          ref={markFirst}
          role="combobox"
          aria-label={t('ask')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          placeholder={t('ask')}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setIndex(0);
          }}
          onKeyDown={onKeyDown}
          className="field"
        />
        {ordered.length === 0 && (
          <p role="status" className="px-3 py-4 text-soft">
            {t(isFetching ? 'searching' : 'none')}
          </p>
        )}
        <EntryList
          id={listId}
          groups={groups}
          chosen={chosen}
          onPoint={(entry) => setIndex(ordered.indexOf(entry))}
          onRun={run}
        />
      </div>
    </Dialog>
  );
}

/** A dialog that opens gives the focus to what is marked, else to its cross. */
function markFirst(element: HTMLInputElement | null): void {
  if (element) element.autofocus = true;
}
