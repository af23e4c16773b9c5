import { Choice } from '#shared/react/form/choice.tsx';
import type { EditorProblem } from '../use-editor.ts';
import { Control } from './control.tsx';

interface SelectControlProps<Value extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly problem?: EditorProblem | undefined;
  readonly onChoose: (now: Value) => void;
}

/** One of some. */
export function SelectControl<Value extends string>(props: SelectControlProps<Value>) {
  const { label, hint, value, options, problem } = props;
  return (
    <Control label={label} hint={hint} problem={problem}>
      {(row) => (
        <Choice
          {...row}
          label={label}
          value={value}
          options={options.map((option) => [option.value, option.label])}
          onChoose={(now) => {
            const chosen = options.find((option) => option.value === now);
            if (chosen) props.onChoose(chosen.value);
          }}
        />
      )}
    </Control>
  );
}
