import { useState } from 'react';
import type { EditorProblem } from '../use-editor.ts';
import { Control } from './control.tsx';

interface NumberControlProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly unit?: string;
  readonly value: number | null;
  readonly problem: EditorProblem | undefined;
  readonly isOptional?: boolean;
  readonly onType: (now: number | null) => void;
  readonly onLeave?: () => void;
}

/** A number with its unit. What is typed stays as it is typed, `1.` too, until the field is left. */
export function NumberControl(props: NumberControlProps) {
  const { label, hint, unit, value, problem, isOptional = false } = props;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === null ? '' : String(value));
  return (
    <Control label={label} hint={hint} problem={problem} isOptional={isOptional}>
      {(row) => (
        <span className="flex items-center gap-2">
          <input
            {...row}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            className="field w-20 tabular-nums sm:w-24"
            onChange={({ target }) => {
              setTyped(target.value);
              props.onType(toNumber(target.value));
            }}
            onBlur={() => {
              setTyped(undefined);
              props.onLeave?.();
            }}
          />
          {unit && <span className="text-soft text-sm">{unit}</span>}
        </span>
      )}
    </Control>
  );
}

function toNumber(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}
