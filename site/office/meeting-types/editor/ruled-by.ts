import type * as z from 'zod';
import { findMeetingTypeProblems } from '#shared/api/find-meeting-type-problems.ts';
import type { RuleFacts } from '#shared/domain/meeting-type/rule-problems.ts';

type Refinement = (change: object, context: z.core.$RefinementCtx) => void;

/** For an endpoint's body: it fits together with what is saved; what did not fit before may wait. */
export function ruledBy(saved: object | undefined, facts: RuleFacts): Refinement {
  const before = saved ? findMeetingTypeProblems(saved, facts).rules : [];
  const isNews = (path: string, code: string) =>
    !before.some((each) => each.path === path && each.code === code);
  return (change, context) => {
    const { rules } = findMeetingTypeProblems({ ...saved, ...change }, facts);
    for (const { path, code } of rules.filter((rule) => isNews(rule.path, rule.code))) {
      context.addIssue({ code: 'custom', path: path.split('.'), params: { problem: code } });
    }
  };
}
