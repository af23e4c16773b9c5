import type * as z from 'zod';
import { type EditedMeetingType, editedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import { newMeetingType } from '#shared/domain/meeting-type/new-meeting-type.ts';
import {
  findRuleProblems,
  type RuleFacts,
  type RuleProblem,
} from '#shared/domain/meeting-type/rule-problems.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a meeting type: values that are none, and what does not fit together. */
interface MeetingTypeProblems {
  readonly issues: readonly Issue[];
  readonly rules: readonly RuleProblem[];
}

/** Everything wrong with an edited meeting type, whoever asks: its page as it is typed, the server. */
export function findMeetingTypeProblems(values: unknown, facts: RuleFacts): MeetingTypeProblems {
  const read = editedMeetingType.safeParse(values, { reportInput: true });
  if (read.success) return { issues: [], rules: findRuleProblems(read.data, facts) };
  const { issues } = read.error;
  const unread = new Set(issues.map(({ path }) => String(path[0])));
  return { issues, rules: findRuleProblems(withoutUnread(values, unread), facts).filter(isOfRead) };

  function isOfRead({ path }: RuleProblem): boolean {
    return !unread.has(path.split('.')[0] ?? '');
  }
}

/** Rules look at several fields: one that cannot be read counts as it is in a new meeting type. */
function withoutUnread(values: unknown, unread: ReadonlySet<string>): EditedMeetingType {
  const plain = Object.entries(newMeetingType([]));
  const instead = plain.filter(([name]) => unread.has(name));
  const read = editedMeetingType.safeParse({
    ...(typeof values === 'object' ? values : {}),
    ...Object.fromEntries(instead),
    // An empty name is the one thing that a new one has to be given.
    ...(unread.has('name') && { name: '-' }),
    ...(unread.has('slug') && { slug: 'x' }),
  });
  return read.success ? read.data : newMeetingType([]);
}
