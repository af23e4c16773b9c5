import { useId } from 'react';

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  /** What the first choice says, which leaves nothing out. */
  readonly any: string;
  readonly value: Value | undefined;
  readonly choices: readonly (readonly [value: Value, text: string])[];
  readonly onChoose: (value: Value | undefined) => void;
}

/** A filter of a list that has one of a few values. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, any, value, choices, onChoose } = props;
  const id = useId();
  const choose = (text: string) => onChoose(choices.find(([each]) => each === text)?.[0]);
  return (
    <div className="min-w-[min(100%,7.5rem)] flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => choose(target.value)}
        className="field text-sm!"
      >
        <option value="">{any}</option>
        {choices.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
