import type { ComponentProps } from 'react';
import { Field } from '#shared/react/form/field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import type { EditorProblem } from '../use-editor.ts';

interface ControlProps extends Omit<ComponentProps<typeof Field>, 'problem' | 'flaw'> {
  readonly problem: EditorProblem | undefined;
}

/** A row of the editor: a field, whose problems are those of the editor too. */
export function Control({ problem, ...field }: ControlProps) {
  const text = useProblemText();
  return <Field {...field} problem={problem && text(problem)} />;
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

/** How a problem of the editor is said. */
export function useProblemText(): (problem: EditorProblem) => string {
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
