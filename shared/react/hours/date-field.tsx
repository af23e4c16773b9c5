import { useId } from 'react';

interface DateFieldProps {
  readonly label: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** `2030-12-24`, or nothing while it is typed. */
  readonly value: string;
  readonly onChange: (date: string) => void;
}

/** A date of the calendar, as the platform asks for one. */
export function DateField({ label, min, max, value, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="date"
        required
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field block"
      />
    </div>
  );
}
