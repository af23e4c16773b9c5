/** Spec A §3: the kinds of input a form can hold. */
export const INPUT_TYPES = [
  'email',
  'phone',
  'text-single',
  'text-multi',
  'number',
  'select',
  'checkbox-single',
  'checkbox-multi',
  'radio',
  'slide',
  'url',
] as const;
export type InputType = (typeof INPUT_TYPES)[number];

/** Spec A §3, data field kinds: which part of the attendee an answer is. */
export const FIELD_TARGETS = [
  'email',
  'firstname',
  'lastname',
  'fullname',
  'phone',
  'address',
  'other',
] as const;
export type FieldTarget = (typeof FIELD_TARGETS)[number];

/** One choice of a field. Number and slide read their bounds from the first one. */
interface FieldOption {
  readonly value: string;
  readonly label: string;
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
}

/** What a field says in one language; what is not translated stays as the company wrote it. */
export interface FieldTexts {
  readonly locale: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** Labels by option value. */
  readonly options?: Readonly<Record<string, string>> | undefined;
}

/** Spec A §3, form field, as far as the rules and the page need it. The contract's shape fits. */
export interface DataField {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly locales: readonly FieldTexts[];
  readonly fieldType: InputType;
  readonly target: FieldTarget;
  readonly required: boolean;
  readonly hidden: boolean;
  readonly hideUntilChange: boolean;
  /** Made by the product, not by the company: without a text of its own it is labelled by us. */
  readonly default: boolean;
  /** Without it, an answer that the company or the link gives stays as it is: see `fixed-answer.ts`. */
  readonly mutable: boolean;
  readonly defaultValue: string | null;
  readonly placeholder: string | null;
  readonly options: readonly FieldOption[];
  /** Shortest and longest text, in UTF-16 units as the platform's `maxlength` counts. */
  readonly min: number | null;
  readonly max: number | null;
  /** How the whole text has to be written: see `text-pattern.ts`. */
  readonly validation: string | null;
  readonly defaultCountryCode: string | null;
  /** The placeholder stands below the label as a note, where it stays while one types. */
  readonly showInfobox: boolean;
}

export interface BookingForm {
  readonly fields: readonly { readonly index: number; readonly dataField: DataField }[];
  readonly useFullName: boolean;
  readonly blockEmails: boolean;
  readonly blockedEmails: readonly string[];
}

/** What a visitor answered: a text, or several for a multi checkbox. `''` and `[]` are no answer. */
export type Answer = string | readonly string[];

/** Why an answer is not accepted. Each has a text below `problems` of the `booking` namespace. */
const FIELD_PROBLEMS = [
  'required',
  'name-required',
  'address-required',
  'data-policy-required',
  'invalid-email',
  'blocked-email',
  'invalid-phone',
  'too-short',
  'too-long',
  'invalid-number',
  'number-too-small',
  'number-too-large',
  'not-an-option',
  'invalid-url',
  'wrong-format',
  'guests-not-allowed',
  'too-many-guests',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];

/** What a rule may know beside the answer. */
export type FieldRules = Pick<DataField, 'options' | 'min' | 'max'>;

/** All that the rules know about one kind of input. */
export interface InputTypeRules {
  /** From the form's texts of one name to the answer; it changes nothing the second time. */
  readonly parse: (texts: readonly string[]) => Answer;
  /** What is wrong with a non-empty answer. Whether one is required is decided elsewhere. */
  readonly validate: (answer: Answer, field: FieldRules) => FieldProblem | undefined;
  /** Examples that a table test runs. */
  readonly sample: {
    readonly field?: Partial<FieldRules>;
    readonly good: readonly Answer[];
    readonly bad: readonly (readonly [Answer, FieldProblem])[];
    readonly parsed?: readonly (readonly [readonly string[], Answer])[];
  };
}
