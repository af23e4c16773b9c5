import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react';

interface MenuListProps {
  /** What it is a menu of. */
  readonly label: string;
  /** What its button shows. */
  readonly face: ReactNode;
  /** What it is called, where it shows no words. */
  readonly buttonLabel?: string;
  readonly className: string;
  /** Its entries, by their role: whatever they are, they are found, chosen and left alike. */
  readonly children: ReactNode;
}

/** To its button, and to the window's edge. */
const GAP_PX = 4;
const ENTRIES = '[role^="menuitem"]';

/** A button and the entries that it opens: arrows, Home and End lead through them. */
export function MenuList({ label, face, buttonLabel, className, children }: MenuListProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-label={buttonLabel}
        className={className}
      >
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={({ currentTarget }) =>
          button.current && place(currentTarget, button.current)
        }
        onToggle={({ currentTarget, newState }) => {
          const isOpen = newState === 'open';
          button.current?.setAttribute('aria-expanded', String(isOpen));
          if (isOpen) entriesOf(currentTarget)[0]?.focus();
        }}
        onKeyDown={walk}
        onClickCapture={closeOnChoice}
        className="floating inset-auto m-0 min-w-56 overflow-y-auto p-1.5 max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:max-h-[calc(100dvh-1rem)]! max-sm:w-auto"
      >
        {children}
      </div>
    </>
  );
}

/** Before it does anything: what it opens has the focus then. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest(ENTRIES)) currentTarget.hidePopover();
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  // The page's own keys are not the menu's.
  event.nativeEvent.stopPropagation();
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  const entries = entriesOf(event.currentTarget);
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  const next = entries[toIndex(event.key, at, entries.length) ?? -1];
  const named = entryOf(entries, event);
  if (next || named) event.preventDefault();
  next?.focus();
  named?.click();
}

/** To where there is more room, above or below and to either side; what has none there scrolls. */
function place(list: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const [above, below] = [at.top, innerHeight - at.bottom];
  const isLow = above > below;
  const isLeft = at.right < clientWidth / 2;
  Object.assign(list.style, {
    left: isLeft ? `${at.left}px` : 'auto',
    right: isLeft ? 'auto' : `${clientWidth - at.right}px`,
    top: isLow ? 'auto' : `${at.bottom + GAP_PX}px`,
    bottom: isLow ? `${innerHeight - at.top + GAP_PX}px` : 'auto',
    maxHeight: `${Math.max(above, below) - 2 * GAP_PX}px`,
  });
}

/** The entry whose key was pressed; with a modifier it is somebody else's. */
function entryOf(
  entries: readonly HTMLElement[],
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): HTMLElement | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  return entries.find(
    ({ ariaKeyShortcuts }) => ariaKeyShortcuts?.toLowerCase() === key.toLowerCase(),
  );
}

/** Those that are shown: some are for phones alone. */
function entriesOf(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(ENTRIES)].filter(({ offsetWidth }) => offsetWidth);
}

/** Round and round: after the last comes the first. */
function toIndex(key: string, at: number, count: number): number | undefined {
  return {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }[key];
}
