import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function TextField({ label, onValue, ...rest }: TextFieldProps) {
  return (
    <label className="block">
      <span className="mb-1.5 block font-medium text-sm">{label}</span>
      <input
        {...rest}
        required
        className="field"
        onChange={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}
