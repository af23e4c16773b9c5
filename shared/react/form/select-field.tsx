import type { ComponentProps } from 'react';
import { Choice, type ChoiceProps } from './choice.tsx';
import { Field } from './field.tsx';

interface SelectFieldProps
  extends Omit<ComponentProps<typeof Field>, 'children'>,
    Pick<ChoiceProps, 'value' | 'options'> {
  /** An option without a value does not do. */
  readonly isRequired?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of some. */
export function SelectField({ value, options, isRequired, onChange, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <Choice
          {...control}
          label={field.label}
          value={value}
          options={options}
          required={isRequired}
          onChoose={onChange}
        />
      )}
    </Field>
  );
}
