import type { ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { Field, type FieldControl } from './field.tsx';
import type { FieldValue } from './form-state.ts';
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

interface ControlProps extends FieldControl {
  readonly value: string;
  readonly autoComplete?: string | undefined;
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

/** One field of a form over what is saved. */
export function FormField({ form, name, label, hint, kind = 'text', ...rest }: FormFieldProps) {
  const t = useTexts('form');
  const { isOptional, autoComplete } = rest;
  const problem = form.problemOf(name);
  const Control = controls[kind];
  return (
    <Field
      {...{ name, label, hint, isOptional }}
      problem={problem && t(`problems.${problem.code}`, { count: problem.count ?? 0 })}
    >
      {(control) => (
        <Control
          {...control}
          value={toText(form.values[name])}
          autoComplete={autoComplete}
          onChange={({ target }) => form.change(name, target.value === '' ? null : target.value)}
          onBlur={() => form.leave(name)}
        />
      )}
    </Field>
  );
}

function toText(value: FieldValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
