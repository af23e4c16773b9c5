import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { type Entry, type EntryGroup, groupTitles } from './entry.ts';

interface EntryListProps {
  /** Each entry has its id below this one. */
  readonly id: string;
  readonly groups: readonly (readonly [group: EntryGroup, entries: readonly Entry[]])[];
  readonly chosen: Entry | undefined;
  readonly onPoint: (entry: Entry) => void;
  readonly onRun: (entry: Entry) => void;
}

/** What the palette has found, by groups; the keyboard stays in the field, which says which is chosen. */
export function EntryList({ id, groups, chosen, onPoint, onRun }: EntryListProps) {
  const t = useTexts('palette');
  return (
    <div role="listbox" id={id} aria-label={t('title')} className="mt-2">
      {groups.map(([group, entries]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div key={group} role="group" aria-label={t(groupTitles[group])}>
          <p aria-hidden="true" className="px-3 pt-2 pb-1 font-medium text-soft text-xs">
            {t(groupTitles[group])}
          </p>
          {entries.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field
            <div
              key={entry.id}
              ref={entry === chosen ? intoView : undefined}
              role="option"
              id={`${id}-${entry.id}`}
              tabIndex={-1}
              aria-selected={entry === chosen}
              onClick={() => onRun(entry)}
              onPointerMove={() => onPoint(entry)}
              className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 md:pointer-fine:min-h-9 md:pointer-fine:text-sm ${entry === chosen ? 'bg-brand-soft text-brand-text' : ''}`}
            >
              <EntryFace entry={entry} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function EntryFace({ entry: { icon, name, note, shortcut } }: { readonly entry: Entry }) {
  return (
    <>
      <Icon name={icon} className="size-4.5" />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{name}</span>
        {note && <span className="block wrap-anywhere text-note text-soft">{note}</span>}
      </span>
      {shortcut && (
        <span
          aria-hidden="true"
          className="ml-auto hidden font-sans text-soft text-xs md:pointer-fine:inline"
        >
          {shortcut}
        </span>
      )}
    </>
  );
}

function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
