import type { ComponentProps } from 'react';
import { AnyOf } from '#site/office/any-of.tsx';
import type { EditorProblem } from '../use-editor.ts';
import { useProblemText } from './control.tsx';

interface ChoiceListProps<Value extends string>
  extends Omit<ComponentProps<typeof AnyOf<Value>>, 'problem'> {
  readonly problem?: EditorProblem | undefined;
}

/** Any of a few, whose problems are those of the editor. */
export function ChoiceList<Value extends string>({ problem, ...props }: ChoiceListProps<Value>) {
  const text = useProblemText();
  return <AnyOf {...props} problem={problem && text(problem)} />;
}
