import { areFew } from './are-few.ts';
import type { Options } from './choice-dialog.tsx';
import { ChoiceOfMany } from './choice-of-many.tsx';

export interface ChoiceProps {
  /** Of its `<label>`. */
  readonly id?: string;
  readonly name?: string;
  /** What is chosen: the title of the search, and its own name where it has no `id`. */
  readonly label: string;
  readonly value: string;
  readonly options: Options;
  readonly required?: boolean | undefined;
  readonly className?: string;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'data-flaw'?: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of some: the platform's select while they are few, a search once they are many. */
export function Choice({ required, ...props }: ChoiceProps) {
  const { label, value, options, onChoose, className = '', ...control } = props;
  if (!areFew(options)) return <ChoiceOfMany {...props} />;
  return (
    <select
      {...control}
      aria-label={control.id === undefined ? label : undefined}
      value={value}
      required={required}
      onChange={(event) => onChoose(event.target.value)}
      className={`field ${className}`}
    >
      {options.map(([each, name, isOff]) => (
        <option key={each} value={each} disabled={isOff}>
          {name}
        </option>
      ))}
    </select>
  );
}
