import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { FieldValue } from './form-state.ts';
import type { Problem } from './problems.ts';
import type { Form } from './use-form.ts';

interface FormFieldProps {
  readonly form: Pick<Form, 'values' | 'problemOf' | 'change' | 'leave'>;
  /** The field's name in the schema. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind?: keyof typeof controls;
  readonly isOptional?: boolean;
  readonly autoComplete?: string;
}

interface ControlProps {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly autoComplete?: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
  readonly onBlur: () => void;
}

/** Not the platform's own types, whose problems it would say in its own voice. */
const controls = {
  text: (props: ControlProps) => <input {...props} type="text" className="field block" />,
  link: (props: ControlProps) => (
    <input {...props} type="text" inputMode="url" autoCapitalize="none" className="field block" />
  ),
  phone: (props: ControlProps) => <input {...props} type="tel" className="field block" />,
  email: (props: ControlProps) => (
    <input {...props} type="text" inputMode="email" autoCapitalize="none" className="field block" />
  ),
  lines: (props: ControlProps) => <textarea {...props} rows={4} className="field block" />,
} as const satisfies Record<string, (props: ControlProps) => ReactNode>;

/** One field of a form: its label, what is wrong with it, its control, and a hint below. */
export function FormField({ form, name, label, hint, kind = 'text', ...rest }: FormFieldProps) {
  const t = useTexts('form');
  const id = useId();
  const { isOptional = false, autoComplete } = rest;
  const problem = form.problemOf(name);
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const Control = controls[kind];
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
        {isOptional && <span className="font-normal text-soft"> {t('optional')}</span>}
      </label>
      {problem && <ProblemLine id={`${id}-problem`} problem={problem} />}
      <Control
        id={id}
        name={name}
        value={toText(form.values[name])}
        autoComplete={autoComplete}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => form.change(name, target.value === '' ? null : target.value)}
        onBlur={() => form.leave(name)}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-pretty text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

function ProblemLine({ id, problem }: { readonly id: string; readonly problem: Problem }) {
  const t = useTexts('form');
  const { code, count = 0 } = problem;
  return (
    <p id={id} className="mb-1.5 text-danger text-sm">
      {t(`problems.${code}`, { count })}
    </p>
  );
}

function toText(value: FieldValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
