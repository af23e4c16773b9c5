import { useId } from 'react';

interface SelectFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few. */
export function SelectField({ label, hint, value, options, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        className="field"
      >
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
