import { useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'datetime-local';
  readonly hint?: string | undefined;
  readonly problem?: string | undefined;
}

/** A field of a dialog, with what is wrong with it. */
export function TextField({ label, value, onText, type = 'text', hint, problem }: TextFieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {problem && (
        <p id={`${id}-problem`} className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <input
        id={id}
        type={type}
        value={value}
        maxLength={200}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onText(target.value)}
        className="field block"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
