/**
 * What a host is to decide about an appointment of theirs, and the answers that a press gives. A clash is
 * decided, too, by moving the appointment or by giving it to a colleague, as any appointment is.
 */
const DECISION_ANSWERS = {
  /** An event of a calendar of theirs takes its time. */
  clash: ['keep'],
  /** What is known of their zone has changed: its wall-clock time is another now. */
  clock: ['move', 'keep'],
  /** They have moved its event in their calendar, and it does not follow by itself. */
  'moved-there': ['move', 'put-back'],
  /** They have deleted it there. */
  'deleted-there': ['cancel', 'put-back'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DecisionKind = keyof typeof DECISION_ANSWERS;
export type DecisionAnswer = (typeof DECISION_ANSWERS)[DecisionKind][number];

export const DECISION_KINDS = Object.keys(DECISION_ANSWERS) as [DecisionKind, ...DecisionKind[]];

export const ALL_ANSWERS = [...new Set(Object.values(DECISION_ANSWERS).flat())] as [
  DecisionAnswer,
  ...DecisionAnswer[],
];

/** Whether a question can be answered so. */
export function canAnswer(kind: DecisionKind, answer: DecisionAnswer): boolean {
  const answers: readonly DecisionAnswer[] = DECISION_ANSWERS[kind];
  return answers.includes(answer);
}
