import { Icon, type IconName } from '../ui/icon.tsx';

interface RowToolProps {
  readonly icon: IconName;
  /** What it does, and with what: there is no other word. */
  readonly label: string;
  readonly onPress: () => void;
}

/** A quiet button at the end of a row, no higher than it. */
export function RowTool({ icon, label, onPress }: RowToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="inline-flex size-9 items-center justify-center rounded-lg text-soft hover:bg-ink/5 hover:text-ink pointer-coarse:size-11"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
}
