import type { EmailProblem } from '#shared/domain/email-check.ts';
import { numberBounds } from '#shared/domain/fields/number-bounds.ts';
import type { DataField, FieldProblem, FieldRules } from '#shared/domain/fields/types.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';

/** Why an answer is not accepted: by our rules, or by the check of its e-mail address. */
export type ShownProblem = FieldProblem | EmailProblem;

/** What is wrong with an answer, in the visitor's language, between its label and its control. */
export function ProblemText({
  id,
  problem,
  field,
}: {
  readonly id: string | undefined;
  readonly problem: ShownProblem;
  /** In the reader's language. */
  readonly field?: FieldRules & Partial<Pick<DataField, 'target' | 'placeholder'>>;
}) {
  const { t } = useTranslation('fields');
  const { min = 0, max = 0 } = field ? numberBounds(field) : {};
  const isLength = problem === 'too-short' || problem === 'too-long';
  const count = (problem === 'too-short' ? field?.min : field?.max) ?? 0;
  const example = field?.placeholder;
  if (problem === 'wrong-format' && example) {
    return <Said id={id}>{t('problems.wrong-format-of', { example })}</Said>;
  }
  return (
    <Said id={id}>
      {t(`problems.${toTextKey(problem, field?.target)}`, isLength ? { count } : { min, max })}
    </Said>
  );
}

function Said({ id, children }: { readonly id: string | undefined; readonly children: string }) {
  return (
    <p id={id} className="long-words mb-1.5 text-danger text-sm">
      {children}
    </p>
  );
}

/** Where a name is asked for in parts, the part that is missing. */
function toTextKey(problem: ShownProblem, target: DataField['target'] | undefined) {
  const isPart = target === 'firstname' || target === 'lastname';
  return problem === 'name-required' && isPart ? (`${target}-required` as const) : problem;
}
