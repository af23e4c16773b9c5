import type { DataField, FieldTexts } from './types.ts';

/** What the company says of a field in a language; undefined where it has not translated it. */
export function textsOf(
  { locales }: Pick<DataField, 'locales'>,
  language: string,
): FieldTexts | undefined {
  return locales.find(({ locale }) => locale === language);
}

/**
 * A field as its readers of a language see it: placeholder and options' labels are translated where
 * there is a text, its values never are. The label is not: fields of the product's own have others.
 */
export function translateField<F extends Pick<DataField, 'locales' | 'placeholder' | 'options'>>(
  field: F,
  language: string,
): F {
  const { placeholder, options = {} } = textsOf(field, language) ?? {};
  return {
    ...field,
    placeholder: placeholder || field.placeholder,
    options: field.options.map((option) => {
      const label = Object.hasOwn(options, option.value) && options[option.value];
      return { ...option, label: label || option.label };
    }),
  };
}

/** A ticked box, in every language. */
const TICK = '✓';

/** An answer to one of the company's own fields, as it is kept. */
export interface KeptAnswer {
  readonly name: string;
  /** The label it was asked under. */
  readonly label: string;
  readonly value: string;
  /** Of a choice of several, each by itself. */
  readonly values?: readonly string[] | undefined;
}

/**
 * An answer as somebody of a language reads it: `topic: something-else → Worum geht es?: Etwas
 * anderes`. What the form has no text for any more is told as it is kept.
 */
export function tellAnswer(
  fields: readonly { readonly dataField: DataField }[],
  { name, label, value, values = [value] }: KeptAnswer,
  language: string,
): { readonly label: string; readonly value: string } {
  const field = fields.find(({ dataField }) => dataField.name === name)?.dataField;
  if (!field) return { label, value };
  return {
    label: textsOf(field, language)?.label || label,
    value: tellTexts(translateField(field, language), values),
  };
}

/** Answers as their reader sees them, choices by their labels: `['tea', 'coffee'] → 'Tea, Coffee'`. */
export function tellTexts(
  { options, fieldType }: Pick<DataField, 'options' | 'fieldType'>,
  texts: readonly string[],
): string {
  if (fieldType === 'checkbox-single') return TICK;
  const told = texts.map((each) => options.find((option) => option.value === each)?.label || each);
  return told.join(', ');
}
