import { Icon, type IconName } from './icon.tsx';

/** How an entry of a menu looks, where it is a link. */
export const menuEntryClass =
  'flex min-h-10 w-full items-center gap-3 rounded-lg px-3 text-left text-sm no-underline hover:bg-ink/5 focus:bg-ink/5 max-sm:min-h-12';

interface MenuEntryProps {
  readonly label: string;
  readonly icon: IconName;
  /** What cannot be taken back stands apart. */
  readonly tone?: 'danger';
  /** What does the same without the menu. */
  readonly shortcut?: string;
  readonly onChoose: () => void;
}

/** What a menu offers. */
export function MenuEntry({ label, icon, tone, shortcut, onChoose }: MenuEntryProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-keyshortcuts={shortcut}
      onClick={onChoose}
      className={`${menuEntryClass} ${tone === 'danger' ? 'text-danger' : ''}`}
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
