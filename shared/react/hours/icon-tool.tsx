import { Icon, type IconName } from '../ui/icon.tsx';

interface IconToolProps {
  readonly icon: IconName;
  /** What it does, and with what: there is no other word. */
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A quiet button in a row, with an icon alone. */
export function IconTool({ icon, label, isOff = false, onPress }: IconToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
      className="shrink-0 rounded-lg p-3 pointer-coarse:p-3.5 text-soft hover:bg-ink/5 hover:text-ink disabled:opacity-40"
    >
      <Icon name={icon} />
    </button>
  );
}
