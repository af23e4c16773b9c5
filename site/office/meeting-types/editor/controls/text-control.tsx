import type { EditorProblem } from '../use-editor.ts';
import { Control } from './control.tsx';

interface TextControlProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string | null;
  readonly problem: EditorProblem | undefined;
  readonly kind?: 'text' | 'link' | 'lines' | 'date' | 'datetime';
  readonly isOptional?: boolean;
  readonly placeholder?: string;
  readonly onType: (now: string | null) => void;
  readonly onLeave?: () => void;
}

const types = {
  text: { type: 'text' },
  link: { type: 'text', inputMode: 'url', autoCapitalize: 'none' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
} as const;

/** A text; an empty one is none. */
export function TextControl(props: TextControlProps) {
  const { label, hint, value, problem, kind = 'text', isOptional = false } = props;
  return (
    <Control label={label} hint={hint} problem={problem} isOptional={isOptional}>
      {(row) => {
        const shared = {
          ...row,
          value: value ?? '',
          placeholder: props.placeholder,
          className: 'field block',
          onChange: ({ target }: { readonly target: { readonly value: string } }) =>
            props.onType(target.value === '' ? null : target.value),
          onBlur: props.onLeave,
        };
        return kind === 'lines' ? (
          <textarea {...shared} rows={4} />
        ) : (
          <input {...types[kind]} {...shared} />
        );
      }}
    </Control>
  );
}
