import { type ReactNode, useId } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { EditorProblem } from '../use-editor.ts';

/** What every control is told of its row. */
interface ControlRow {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface ControlProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly problem: EditorProblem | undefined;
  readonly isOptional?: boolean;
  readonly children: (row: ControlRow) => ReactNode;
}

/** A row of the editor: label, what is wrong, the control, and a hint. */
export function Control({ label, hint, problem, isOptional = false, children }: ControlProps) {
  const t = useTexts('form');
  const id = useId();
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
        {isOptional && <span className="font-normal text-soft"> {t('optional')}</span>}
      </label>
      <ProblemLine id={`${id}-problem`} problem={problem} />
      {children({
        id,
        'aria-invalid': problem !== undefined || undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-pretty text-note text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong, in a line of its own. */
export function ProblemLine({
  id,
  problem,
}: {
  readonly id?: string;
  readonly problem: EditorProblem | undefined;
}) {
  const text = useProblemText();
  return (
    problem && (
      <p id={id} className="mb-1.5 text-danger text-sm">
        {text(problem)}
      </p>
    )
  );
}

function useProblemText(): (problem: EditorProblem) => string {
  const form = useTexts('form');
  const t = useTexts('editor');
  return (problem) => {
    switch (problem.code) {
      case 'required':
      case 'too-short':
      case 'too-long':
      case 'too-small':
      case 'too-big':
      case 'not-secure':
      case 'not-public':
      case 'invalid-phone':
      case 'invalid':
        return form(`problems.${problem.code}`, { count: problem.count ?? 0 });
      default:
        return t(`problems.${problem.code}`);
    }
  };
}
