import { Icon, type IconName } from './icon.tsx';
import { menuEntryClass } from './menu-entry.tsx';

interface MenuChoiceProps {
  readonly label: string;
  readonly icon: IconName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of several entries of which one is chosen. */
export function MenuChoice({ label, icon, isChosen, onChoose }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      onClick={onChoose}
      className={menuEntryClass}
    >
      <Icon name={icon} className="size-4.5 text-soft" />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {isChosen && <Icon name="check" className="size-4.5 text-brand-text" />}
    </button>
  );
}
