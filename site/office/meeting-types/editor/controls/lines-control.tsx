import { useState } from 'react';
import type { EditorProblem } from '../use-editor.ts';
import { Control } from './control.tsx';

interface LinesControlProps {
  readonly label: string;
  readonly hint: string;
  readonly value: readonly string[];
  readonly problem: EditorProblem | undefined;
  readonly onType: (now: string[]) => void;
  readonly onLeave: () => void;
}

/** Several texts, one a line. */
export function LinesControl(props: LinesControlProps) {
  const { label, hint, value, problem } = props;
  const [typed, setTyped] = useState<string>();
  return (
    <Control label={label} hint={hint} problem={problem}>
      {(row) => (
        <textarea
          {...row}
          rows={Math.min(8, Math.max(3, value.length + 1))}
          className="field block"
          value={typed ?? value.join('\n')}
          onChange={({ target }) => {
            setTyped(target.value);
            props.onType(toLines(target.value));
          }}
          onBlur={() => {
            setTyped(undefined);
            props.onLeave();
          }}
        />
      )}
    </Control>
  );
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
