import { useId } from 'react';

interface SwitchFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Something that is or is not, and what that means. */
export function SwitchField({ label, hint, isOn, onSwitch }: SwitchFieldProps) {
  const id = useId();
  return (
    <div>
      <label
        className={`flex items-center gap-3 ${hint ? 'min-h-8 pointer-coarse:min-h-11' : 'min-h-11'}`}
      >
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={hint && id}
          onChange={(event) => onSwitch(event.target.checked)}
          className="size-5 shrink-0 accent-(--brand-text)"
        />
        <span className="font-medium text-sm">{label}</span>
      </label>
      {hint && (
        <p id={id} className="pl-8 text-pretty text-note text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
