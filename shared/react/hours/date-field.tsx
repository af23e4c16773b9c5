import { useId } from 'react';

interface DateFieldProps {
  readonly label: string;
  /** What is wrong with it, in words. */
  readonly problem?: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** `2030-12-24`, or nothing while it is typed. */
  readonly value: string;
  readonly onChange: (date: string) => void;
}

/** A date of the calendar, as the platform asks for one. */
export function DateField({ label, problem, min, max, value, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {problem && (
        <p id={`${id}-problem`} className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <input
        id={id}
        type="date"
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field block"
      />
    </div>
  );
}
