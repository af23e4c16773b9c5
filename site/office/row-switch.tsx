interface RowSwitchProps {
  readonly isOn: boolean;
  /** What it turns on, for who hears it without its row. */
  readonly label: string;
  /** What a press does. */
  readonly title: string;
  readonly onSwitch: () => void;
}

/** Turns the thing of a row on or off. */
export function RowSwitch({ isOn, label, title, onSwitch }: RowSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={title}
      onClick={onSwitch}
      className="inline-flex size-9 items-center justify-center rounded-lg pointer-coarse:size-11"
    >
      <span
        className={`flex h-5 w-8.5 rounded-full border-2 p-0.5 transition-colors motion-reduce:transition-none ${isOn ? 'justify-end border-brand bg-brand forced-colors:bg-[Highlight]' : 'justify-start border-line-strong bg-surface'}`}
      >
        <span
          className={`aspect-square h-full rounded-full ${isOn ? 'bg-on-brand' : 'bg-line-strong forced-colors:bg-[ButtonText]'}`}
        />
      </span>
    </button>
  );
}
