import { type ReactNode, use, useId } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { ToldContext } from './told.ts';

/** What a control takes over, so that its label, its hint and what is wrong with it belong to it. */
export interface FieldControl {
  readonly id: string;
  readonly name: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'data-flaw': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean | undefined;
  /** Which field it is in a refusal's eyes. */
  readonly name?: string | undefined;
  /** What is wrong with it, said at once. */
  readonly problem?: string | undefined;
  /** What is wrong with it, said once its dialog is to be saved. */
  readonly flaw?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** One field: its label, what is wrong with it, its control, and a hint below. */
export function Field({ label, hint, isOptional = false, flaw, children, ...rest }: FieldProps) {
  const t = useTexts('form');
  const id = useId();
  const name = rest.name ?? id;
  const told = use(ToldContext)[name];
  const problem = rest.problem ?? told;
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
        {isOptional && <span className="font-normal text-soft"> {t('optional')}</span>}
      </label>
      {problem && (
        <p id={`${id}-problem`} className="mb-1.5 text-danger text-sm">
          {problem}
        </p>
      )}
      {children({
        id,
        name,
        'aria-invalid': problem !== undefined || undefined,
        'aria-describedby': described || undefined,
        'data-flaw': flaw,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-pretty text-note text-soft wrap-anywhere">
          {hint}
        </p>
      )}
    </div>
  );
}
