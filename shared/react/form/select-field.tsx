import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

interface SelectFieldProps extends Omit<ComponentProps<typeof Field>, 'children'> {
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** An option without a value does not do. */
  readonly isRequired?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few. */
export function SelectField(props: SelectFieldProps) {
  const { value, options, isRequired, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          required={isRequired}
          onChange={(event) => onChange(event.target.value)}
          className="field"
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
