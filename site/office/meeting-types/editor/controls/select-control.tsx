import { Icon } from '#shared/react/ui/icon.tsx';
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

/** One of a few. */
export function SelectControl<Value extends string>(props: SelectControlProps<Value>) {
  const { label, hint, value, options, problem } = props;
  return (
    <Control label={label} hint={hint} problem={problem}>
      {(row) => (
        <span className="relative block">
          <select
            {...row}
            value={value}
            className="field appearance-none truncate pr-9"
            onChange={({ target }) => {
              const chosen = options.find((option) => option.value === target.value);
              if (chosen) props.onChoose(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="down"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-soft"
          />
        </span>
      )}
    </Control>
  );
}
