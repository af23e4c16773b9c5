import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Dialog } from '#shared/react/ui/dialog.tsx';
import { Icon, type IconName } from '#shared/react/ui/icon.tsx';
import { toPath } from '#shared/routes/index.ts';
import { useSignOut } from '../nav/use-sign-out.ts';
import { screensFor } from '../screens.ts';
import { useSession } from '../session.tsx';
import { findCommands } from './find-commands.ts';

interface Command {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** Ctrl+K: every screen that this session may see, and what can be done from anywhere. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts('office');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const found = findCommands(useCommands(), typed);
  const chosen = found[Math.min(index, found.length - 1)];
  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setIndex((Math.min(index, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) run(chosen);
  };
  return (
    <Dialog title={t('palette.title')} onClose={onClose}>
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
        {found.length === 0 && (
          <p role="status" className="px-3 py-4 text-soft">
            {t('palette.none')}
          </p>
        )}
        <div role="listbox" id={listId} aria-label={t('palette.title')} className="mt-2">
          {found.map((command) => (
            // The keyboard stays in the field, which says which one is chosen.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={command.id}
              role="option"
              id={`${listId}-${command.id}`}
              tabIndex={-1}
              aria-selected={command === chosen}
              onClick={() => run(command)}
              onPointerMove={() => setIndex(found.indexOf(command))}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 ${command === chosen ? 'bg-brand-soft text-brand-text' : ''}`}
            >
              <Icon name={command.icon} className="size-4.5" />
              {command.name}
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

function useCommands(): readonly Command[] {
  const t = useTexts('office');
  const session = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { slug } = session;
  return [
    ...screensFor(session).map(({ id, title, icon, pattern }) => ({
      id,
      name: t(title),
      icon,
      run: () => void navigate({ to: pattern }),
    })),
    ...(slug === null
      ? []
      : [
          {
            id: 'page',
            name: t('account.page'),
            icon: 'calendar' as const,
            run: () => location.assign(toPath('user', { user: slug })),
          },
        ]),
    { id: 'sign-out', name: t('account.signOut'), icon: 'user', run: () => signOut.mutate() },
  ];
}
