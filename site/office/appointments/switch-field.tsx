import { useId } from 'react';

interface SwitchFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Something of a dialog that is or is not, and what that means. */
export function SwitchField({ label, hint, isOn, onSwitch }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onSwitch(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-brand"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-pretty text-soft text-sm">
          {hint}
        </p>
      </div>
    </div>
  );
}
