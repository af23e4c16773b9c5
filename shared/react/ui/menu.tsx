import { Icon, type IconName } from './icon.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { MenuList } from './menu-list.tsx';

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

/** Further actions of a thing, behind three dots. */
export function Menu({ label, items }: MenuProps) {
  return (
    <MenuList
      label={label}
      buttonLabel={label}
      face={<Icon name="more" />}
      className="inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink pointer-coarse:size-11"
    >
      {items.map(({ run, ...item }) => (
        <MenuEntry key={item.label} {...item} onChoose={run} />
      ))}
    </MenuList>
  );
}
