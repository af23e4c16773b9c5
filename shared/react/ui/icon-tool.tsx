import { Icon, type IconName } from './icon.tsx';

interface IconToolProps {
  readonly icon: IconName;
  /** What it does, and with what: there is no other word. */
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A quiet button in a row, with an icon alone, no higher than it. */
export function IconTool({ icon, label, isOff = false, onPress }: IconToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink disabled:opacity-40 pointer-coarse:size-11"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
