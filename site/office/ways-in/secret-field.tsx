import { useId } from 'react';

interface SecretFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly autoComplete: 'current-password' | 'new-password';
  /** What is wrong with it. */
  readonly problem?: string | undefined;
  readonly minLength?: number;
  readonly onValue: (value: string) => void;
}

/** A password. */
export function SecretField({ label, hint, value, problem, onValue, ...rest }: SecretFieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      <input
        {...rest}
        id={id}
        type="password"
        required
        maxLength={1000}
        value={value}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => onValue(event.target.value)}
        className="field block"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
