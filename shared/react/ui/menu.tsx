import { type KeyboardEvent, useId, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon: IconName;
  /** What cannot be taken back stands apart. */
  readonly tone?: 'danger';
  /** What does the same without the menu. */
  readonly shortcut?: string;
  readonly run: () => void;
}

interface MenuProps {
  /** What it is a menu of. */
  readonly label: string;
  readonly items: readonly MenuItem[];
}

/** To its button, and to the window's edge. */
const GAP_PX = 4;

/** Further actions of a thing, behind three dots: arrows, Home and End lead through them. */
export function Menu({ label, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = (isOpening: boolean) => {
    const at = button.current?.getBoundingClientRect();
    if (!isOpening || !at || !list.current) return;
    // To where there is more room; what has none there scrolls.
    const [above, below] = [at.top, innerHeight - at.bottom];
    const isLow = above > below;
    Object.assign(list.current.style, {
      right: `${document.documentElement.clientWidth - at.right}px`,
      top: isLow ? 'auto' : `${at.bottom + GAP_PX}px`,
      bottom: isLow ? `${innerHeight - at.top + GAP_PX}px` : 'auto',
      maxHeight: `${Math.max(above, below) - 2 * GAP_PX}px`,
    });
  };
  const focusFirst = (isOpen: boolean) => {
    button.current?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) entriesOf(list.current)[0]?.focus();
  };
  const choose = ({ run }: MenuItem) => {
    list.current?.hidePopover();
    run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The page's own keys are not the menu's.
    event.nativeEvent.stopPropagation();
    if (event.key === 'Tab') list.current?.hidePopover();
    const item = itemOf(items, event);
    if (item) {
      event.preventDefault();
      choose(item);
    }
    const entries = entriesOf(list.current);
    const at = entries.findIndex((entry) => entry.matches(':focus'));
    const to = toIndex(event.key, at, entries.length);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={label}
        className="inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink pointer-coarse:size-11"
      >
        <Icon name="more" />
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={(event) => place(event.newState === 'open')}
        onToggle={(event) => focusFirst(event.newState === 'open')}
        onKeyDown={onKeyDown}
        className="floating inset-auto m-0 min-w-56 overflow-y-auto p-1.5 max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:max-h-[calc(100dvh-1rem)]! max-sm:w-auto"
      >
        {items.map((item) => (
          <MenuEntry key={item.label} item={item} onChoose={() => choose(item)} />
        ))}
      </div>
    </>
  );
}
function MenuEntry({ item, onChoose }: { readonly item: MenuItem; readonly onChoose: () => void }) {
  const { label, icon, tone, shortcut } = item;
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-keyshortcuts={shortcut}
      onClick={onChoose}
      className={`flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-left text-sm hover:bg-ink/5 focus:bg-ink/5 max-sm:min-h-12 ${tone === 'danger' ? 'text-danger' : ''}`}
    >
      <Icon name={icon} className={`size-4.5 ${tone === 'danger' ? '' : 'text-soft'}`} />
      {label}
      {shortcut && (
        <span
          aria-hidden="true"
          className="ml-auto hidden pl-6 font-sans text-soft text-xs md:pointer-fine:inline"
        >
          {shortcut}
        </span>
      )}
    </button>
  );
}

/** The entry whose key was pressed; with a modifier it is somebody else's. */
function itemOf(
  items: readonly MenuItem[],
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): MenuItem | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return items.find(({ shortcut }) => shortcut?.toLowerCase() === key.toLowerCase());
}

function entriesOf(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Round and round: after the last comes the first. */
function toIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
