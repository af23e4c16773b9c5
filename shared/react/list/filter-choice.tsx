import { useId } from 'react';
import { Choice } from '../form/choice.tsx';

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  /** What the first choice says, which leaves nothing out. */
  readonly any: string;
  readonly value: Value | undefined;
  readonly choices: readonly (readonly [value: Value, text: string])[];
  readonly onChoose: (value: Value | undefined) => void;
}

/** A filter of a list that has one of some values. */
export function FilterChoice<Value extends string>(props: FilterChoiceProps<Value>) {
  const { label, any, value, choices, onChoose } = props;
  const id = useId();
  const choose = (text: string) => onChoose(choices.find(([each]) => each === text)?.[0]);
  return (
    <div className="min-w-[min(100%,7.5rem)] flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Choice
        id={id}
        label={label}
        value={value ?? ''}
        options={[['', any], ...choices]}
        onChoose={choose}
        className="text-sm!"
      />
    </div>
  );
}
