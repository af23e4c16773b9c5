import { useId } from 'react';

interface AnyOfProps<Value extends string> {
  readonly legend: string;
  readonly hint?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  /** What is wrong with what is chosen. */
  readonly problem?: string | undefined;
  /** The chosen ones, in the order in which they are offered. */
  readonly onChoose: (now: Value[]) => void;
}

/** Any of a few. */
export function AnyOf<Value extends string>(props: AnyOfProps<Value>) {
  const { legend, hint, options, chosen, problem, onChoose } = props;
  const id = useId();
  const values = options.map(({ value }) => value);
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-sm">{legend}</legend>
      {problem && (
        <p id={id} role="alert" className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
        {options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5 text-sm">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem && id}
              className="size-5 shrink-0 accent-(--brand-text)"
              onChange={({ target }) =>
                onChoose(
                  values.filter((each) =>
                    each === value ? target.checked : chosen.includes(each),
                  ),
                )
              }
            />
            {label}
          </label>
        ))}
      </div>
      {hint && <p className="text-pretty text-note text-soft">{hint}</p>}
    </fieldset>
  );
}
