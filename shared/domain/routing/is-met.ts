import { toTexts } from '#shared/domain/fields/answer.ts';
import type { Answer } from '#shared/domain/fields/types.ts';
import type { RoutingCondition, RoutingOperator } from './types.ts';

/** Whether an answer meets a condition's value. Texts are compared trimmed and whatever their case. */
type Test = (answer: Answer | undefined, value: Answer) => boolean;

const not =
  (test: Test): Test =>
  (answer, value) =>
    !test(answer, value);

const equals: Test = (answer, value) => {
  const given = new Set(toWords(answer));
  const wanted = new Set(toWords(value));
  return given.size === wanted.size && given.isSubsetOf(wanted);
};

/** One of several choices is contained whole, in a text any part of it. No value is in nothing. */
const contains: Test = (answer, value) => toWords(value).some((word) => isIn(answer, word));

const isBlank: Test = (answer) => toWords(answer).length === 0;

const startsWith: Test = (answer, value) =>
  toWords(value).some((start) => toWords(answer).some((word) => word.startsWith(start)));

/** Spec B §3.7, routing conditions. What is no number is neither less nor more than anything. */
const tests = {
  equals,
  notEqual: not(equals),
  lessThan: compare((given, bound) => given < bound),
  greaterThan: compare((given, bound) => given > bound),
  lessThanOrEqual: compare((given, bound) => given <= bound),
  moreThanOrEqual: compare((given, bound) => given >= bound),
  contains,
  notContains: not(contains),
  blank: isBlank,
  notBlank: not(isBlank),
  containsAny: (answer, value) => contains(answer, toList(value)),
  containsNone: (answer, value) => !contains(answer, toList(value)),
  startsWith,
} as const satisfies Record<RoutingOperator, Test>;

/** Whether a condition holds for the answer to its field. */
export function isMet(
  { operator, value }: Pick<RoutingCondition, 'operator' | 'value'>,
  answer: Answer | undefined,
): boolean {
  return tests[operator](answer, value);
}

function toWords(answer: Answer | undefined): string[] {
  return toTexts(answer).map((text) => text.trim().toLowerCase());
}

function isIn(answer: Answer | undefined, word: string): boolean {
  const words = toWords(answer);
  return Array.isArray(answer)
    ? words.includes(word)
    : words.some((text: string) => text.includes(word));
}

/** Values written in one text are told apart by commas: `'berlin, paris' → ['berlin', 'paris']`. */
function toList(value: Answer): Answer {
  return typeof value === 'string' ? value.split(',') : value;
}

const decimal = /^-?\d{1,15}(?:[.,]\d{1,15})?$/;

function compare(holds: (given: number, bound: number) => boolean): Test {
  return (answer, value) => {
    const given = toNumber(answer);
    const bound = toNumber(value);
    return given !== undefined && bound !== undefined && holds(given, bound);
  };
}

function toNumber(answer: Answer | undefined): number | undefined {
  const [text, ...others] = toWords(answer);
  if (text === undefined || others.length > 0 || !decimal.test(text)) return undefined;
  return Number(text.replace(',', '.'));
}
