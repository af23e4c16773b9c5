import type { Answer, BookingForm } from '#shared/domain/fields/types.ts';

/** Spec B §3.7: what a condition can ask of an answer. */
export const ROUTING_OPERATORS = [
  'equals',
  'notEqual',
  'lessThan',
  'greaterThan',
  'lessThanOrEqual',
  'moreThanOrEqual',
  'contains',
  'notContains',
  'blank',
  'notBlank',
  'containsAny',
  'containsNone',
  'startsWith',
] as const;
export type RoutingOperator = (typeof ROUTING_OPERATORS)[number];

/** Spec B §3.7: how the conditions of one rule go together. */
const COMBINATORS = ['and', 'or'] as const;
type Combinator = (typeof COMBINATORS)[number];

export interface RoutingCondition {
  /** The answer's key: the field's target, or its name where the target is `other`. */
  readonly field: string;
  readonly operator: RoutingOperator;
  /** What the answer is compared with; several values for containsAny and containsNone. */
  readonly value: Answer;
}

/** Where a visitor is led to. */
export type RoutingOutcome =
  | { readonly kind: 'meeting-type'; readonly meetingTypeId: string }
  | { readonly kind: 'team'; readonly teamId: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'unqualified' };

export interface RoutingRule {
  readonly combinator: Combinator;
  /** A rule without conditions never holds: half-made rules lead nobody astray. */
  readonly conditions: readonly RoutingCondition[];
  readonly outcome: RoutingOutcome;
}

/** A routing form: what it asks, and what follows. The first rule that holds decides. */
export interface RoutingDefinition<Form extends BookingForm = BookingForm> {
  readonly form: Form;
  readonly rules: readonly RoutingRule[];
  readonly fallback: RoutingOutcome;
}

/** A visitor's answers by key. */
export type RoutingAnswers = Readonly<Record<string, Answer | undefined>>;
