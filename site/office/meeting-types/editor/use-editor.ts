import { useMemo } from 'react';
import { findMeetingTypeProblems } from '#shared/api/find-meeting-type-problems.ts';
import type { EditorChoices } from '#shared/api/meeting-type-editor.ts';
import type { EditedMeetingType } from '#shared/domain/meeting-type/edited.ts';
import type { FieldOf, SectionId } from '#shared/domain/meeting-type/fields.ts';
import type { RuleCode, RuleFacts } from '#shared/domain/meeting-type/rule-problems.ts';
import { type Problem, toProblem } from '#shared/react/form/problems.ts';
import type { Form } from '#shared/react/form/use-form.ts';

/** What is wrong at a place of the meeting type: with the value itself, or beside others. */
export type EditorProblem = Problem | { readonly code: RuleCode; readonly count?: undefined };

interface Found {
  readonly path: string;
  readonly problem: EditorProblem;
  /** The value itself is none; rules are about values that can be read. */
  readonly isUnread: boolean;
}

/** A meeting type that is typed into: what its sections are given. Each writes its own fields alone. */
export interface Editor<Id extends SectionId = SectionId> {
  readonly form: Form;
  readonly values: EditedMeetingType;
  readonly choices: EditorChoices;
  readonly isNew: boolean;
  /** While it is typed: what is wrong is said once the place is left. */
  readonly type: <N extends FieldOf<Id>>(name: N, now: EditedMeetingType[N]) => void;
  /** A choice that is made at once. */
  readonly choose: <N extends FieldOf<Id>>(name: N, now: EditedMeetingType[N]) => void;
  readonly leave: (path: string) => void;
  /** What is wrong there, where it is time to say so. */
  readonly problemAt: (path: string) => EditorProblem | undefined;
  readonly countProblems: (names: readonly string[]) => number;
  /** Fields whose values cannot be read, whether that is said yet or not. */
  readonly unread: ReadonlySet<string>;
}

interface Setup {
  readonly form: Form;
  /** What is saved; undefined for a new one. */
  readonly saved: EditedMeetingType | undefined;
  readonly choices: EditorChoices;
}

/** The editor over a form; what was wrong before somebody came is not theirs to mend. */
export function useEditor({ form, saved, choices }: Setup): Editor {
  const facts = useMemo(() => toFacts(choices), [choices]);
  // Its fields are written by `type` and `choose` alone, which know their types.
  const values = form.values as unknown as EditedMeetingType;
  const before = useMemo(() => (saved ? findAll(saved, facts).map(toKey) : []), [saved, facts]);
  const all = useMemo(() => findAll(values, facts), [values, facts]);
  const found = all.filter((each) => !before.includes(toKey(each)));
  const { left, refused } = form.state;
  const isSaid = ({ path }: Found) => left.includes(path) || left.includes(nameOf(path));
  const said = found.filter(isSaid);
  const refusedOnly = Object.entries(refused)
    .filter(([name]) => !said.some(({ path }) => nameOf(path) === name))
    .map(([path, problem]) => ({ path, problem, isUnread: false }));
  const shown: readonly Found[] = [...said, ...refusedOnly];
  return {
    form,
    values,
    choices,
    isNew: saved === undefined,
    type: (name, now) => form.change(name, now),
    choose: (name, now) => {
      form.change(name, now);
      form.leave(name);
    },
    leave: form.leave,
    problemAt: (path) => shown.find((each) => each.path === path)?.problem,
    countProblems: (names) => shown.filter(({ path }) => names.includes(nameOf(path))).length,
    unread: new Set(all.filter(({ isUnread }) => isUnread).map(({ path }) => nameOf(path))),
  };
}

export function toFacts({ hosts, paymentProviders }: EditorChoices): RuleFacts {
  return {
    ways: Object.fromEntries(hosts.map((host) => [host.id, host])),
    paymentProviders: paymentProviders.map(({ id }) => id),
  };
}

function findAll(values: unknown, facts: RuleFacts): Found[] {
  const { issues, rules } = findMeetingTypeProblems(values, facts);
  return [
    ...issues.map((issue) => ({
      path: issue.path.join('.'),
      problem: toProblem(issue),
      isUnread: true,
    })),
    ...rules.map(({ path, code }) => ({ path, problem: { code }, isUnread: false })),
  ];
}

function toKey({ path, problem }: Found): string {
  return `${path} ${problem.code}`;
}

function nameOf(path: string): string {
  return path.split('.')[0] ?? '';
}
