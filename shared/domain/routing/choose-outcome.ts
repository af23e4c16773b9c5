import { isMet } from './is-met.ts';
import type { RoutingAnswers, RoutingDefinition, RoutingOutcome, RoutingRule } from './types.ts';

/** The outcome of the first rule that holds, else the fallback. */
export function chooseOutcome(
  { rules, fallback }: Pick<RoutingDefinition, 'rules' | 'fallback'>,
  answers: RoutingAnswers,
): RoutingOutcome {
  return rules.find((rule) => holds(rule, answers))?.outcome ?? fallback;
}

/** `and`: every condition is met; `or`: one of them is. */
export function holds({ combinator, conditions }: RoutingRule, answers: RoutingAnswers): boolean {
  if (conditions.length === 0) return false;
  const met = (condition: RoutingRule['conditions'][number]) =>
    isMet(
      condition,
      Object.hasOwn(answers, condition.field) ? answers[condition.field] : undefined,
    );
  return combinator === 'and' ? conditions.every(met) : conditions.some(met);
}
