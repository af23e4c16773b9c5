interface ChoiceRowProps<Value extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly (readonly [value: Value, text: string])[];
  readonly onChoose: (value: Value) => void;
  readonly className?: string;
}

/** One of a few, side by side. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { label, value, choices, onChoose, className = '' } = props;
  return (
    <fieldset className={`flex flex-wrap gap-1 ${className}`}>
      <legend className="sr-only">{label}</legend>
      {choices.map(([each, text]) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === value}
          onClick={() => onChoose(each)}
          className={`min-h-9 rounded-lg px-3 text-sm pointer-coarse:min-h-11 ${each === value ? 'bg-brand-soft font-medium text-brand-text' : 'text-soft hover:bg-ink/5'}`}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
