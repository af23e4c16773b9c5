import { SwitchField } from '#shared/react/form/switch-field.tsx';

interface AnyOfProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** What is wrong with what is chosen, said at once. */
  readonly problem?: string | undefined;
  /** The chosen ones, in the order in which they are offered. */
  readonly onChoose: (now: Value[]) => void;
}

/** Any of a few. */
export function AnyOf<Value extends string>(props: AnyOfProps<Value>) {
  const { legend, hint, options, chosen, problem, onChoose } = props;
  const values = options.map(({ value }) => value);
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      {problem && (
        <p role="alert" className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
        {options.map(({ value, label }) => (
          <SwitchField
            key={value}
            label={label}
            isOn={chosen.includes(value)}
            onSwitch={(isOn) =>
              onChoose(values.filter((each) => (each === value ? isOn : chosen.includes(each))))
            }
          />
        ))}
      </div>
      {hint && <p className="text-pretty text-note text-soft">{hint}</p>}
    </fieldset>
  );
}
