import type { ComponentProps } from 'react';
import { Field } from '../form/field.tsx';

interface DateFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  /** Whether it may not stay empty. */
  readonly isRequired?: boolean;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** `2030-12-24`, or nothing while it is typed. */
  readonly value: string;
  readonly onChange: (date: string) => void;
}

/** A date of the calendar, as the platform asks for one. */
export function DateField(props: DateFieldProps) {
  const { isRequired = true, min, max, value, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          type="date"
          required={isRequired}
          min={min}
          max={max}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field block"
        />
      )}
    </Field>
  );
}
