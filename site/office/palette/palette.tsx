import { type KeyboardEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon } from '#shared/react/ui/icon.tsx';
import { COMMAND_GROUPS, type Command, groupTitles } from './command.ts';
import { findCommands } from './find-commands.ts';
import { noteRecent, readRecent, withRecent } from './recent-commands.ts';
import { useFoundCommands } from './use-found-commands.ts';
import { useLocalCommands } from './use-local-commands.ts';

interface PaletteProps {
  readonly onKeys: () => void;
  readonly onClose: () => void;
}

/** Ctrl+K: every screen, what can be done from anywhere, and people and appointments by name. */
export function Palette({ onKeys, onClose }: PaletteProps) {
  const t = useTexts('office');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const [recent] = useState(readRecent);
  const local = useLocalCommands({ onKeys });
  const { found, isFetching } = useFoundCommands(typed);
  const isTyping = typed.trim() !== '';
  const shown = [...(isTyping ? findCommands(local, typed) : withRecent(local, recent)), ...found];
  const groups = COMMAND_GROUPS.map(
    (group) => [group, shown.filter((each) => each.group === group)] as const,
  ).filter(([, commands]) => commands.length > 0);
  const ordered = groups.flatMap(([, commands]) => commands);
  const chosen = ordered[Math.min(index, ordered.length - 1)];
  const run = (command: Command) => {
    noteRecent(command.id);
    // What it begins does not end with the palette.
    flushSync(onClose);
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && ordered.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, ordered.length - 1) + step + ordered.length) % ordered.length);
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) run(chosen);
  };
  return (
    <Dialog title={t('palette.title')} shape="finder" onClose={onClose}>
      <div className="p-3">
        <input
          ref={markFirst}
          role="combobox"
          aria-label={t('palette.ask')}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen && `${listId}-${chosen.id}`}
          placeholder={t('palette.ask')}
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
            {t(isFetching ? 'palette.searching' : 'palette.none')}
          </p>
        )}
        <div role="listbox" id={listId} aria-label={t('palette.title')} className="mt-2">
          {groups.map(([group, commands]) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={group} role="group" aria-label={t(groupTitles[group])}>
              <p aria-hidden="true" className="px-3 pt-2 pb-1 font-medium text-soft text-xs">
                {t(groupTitles[group])}
              </p>
              {commands.map((command) => (
                // The keyboard stays in the field, which says which one is chosen.
                // biome-ignore lint/a11y/useKeyWithClickEvents: see above
                <div
                  key={command.id}
                  ref={command === chosen ? intoView : undefined}
                  role="option"
                  id={`${listId}-${command.id}`}
                  tabIndex={-1}
                  aria-selected={command === chosen}
                  onClick={() => run(command)}
                  onPointerMove={() => setIndex(ordered.indexOf(command))}
                  className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 md:pointer-fine:min-h-9 md:pointer-fine:text-sm ${command === chosen ? 'bg-brand-soft text-brand-text' : ''}`}
                >
                  <Icon name={command.icon} className="size-4.5" />
                  <span className="min-w-0">
                    <span className="block wrap-anywhere">{command.name}</span>
                    {command.note && (
                      <span className="block wrap-anywhere text-note text-soft">
                        {command.note}
                      </span>
                    )}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** A dialog that opens gives the focus to what is marked, else to its cross. */
function markFirst(element: HTMLInputElement | null): void {
  if (element) element.autofocus = true;
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
