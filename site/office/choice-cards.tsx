interface ChoiceCardsProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}

/** One of a few, each a thing that a thumb can hit. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { name, label, value, choices, onChange } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(([choice, text]) => (
          <label
            key={choice}
            className="flex min-h-11 items-center gap-2.5 rounded-lg border border-line-strong px-3.5 has-checked:border-brand has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
              className="size-4.5 accent-(--brand-text)"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
