import { type ReactNode, useId } from 'react';
import { textsOf, translateField } from '#shared/domain/fields/field-texts.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import type { DataField } from '#shared/domain/fields/types.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { labelIdOf } from './field-props.ts';
import { fieldViews } from './field-views.ts';
import { ProblemText, type ShownProblem } from './problem-text.tsx';

interface FieldRowProps {
  readonly field: DataField;
  readonly problem: ShownProblem | undefined;
  readonly initial: readonly string[];
  /** Its answer is being checked; it cannot be changed meanwhile. */
  readonly isChecking?: boolean;
}

/** One field of a form: its label, what is wrong with its answer, its control. */
export function FieldRow({ field, problem, initial, isChecking = false }: FieldRowProps) {
  const id = useId();
  const language = useLanguage();
  const problemId = `${id}-problem`;
  const { View, layout } = fieldViews[field.fieldType];
  const label = <Label field={field} />;
  const said = problem && <ProblemText id={problemId} problem={problem} field={field} />;
  const view = (
    <View
      field={translateField(field, language)}
      name={toAnswerKey(field)}
      id={id}
      isInvalid={problem !== undefined}
      describedBy={problem && problemId}
      initial={initial}
      isChecking={isChecking}
    />
  );
  return (
    <div data-field={toAnswerKey(field)} data-invalid={problem && ''}>
      {layout === 'labelled' && (
        <>
          <label id={labelIdOf(id)} htmlFor={id} className="mb-1.5 block font-medium text-sm">
            {label}
          </label>
          {said}
          {view}
        </>
      )}
      {layout === 'group' && (
        <Group legend={label}>
          {said}
          {view}
        </Group>
      )}
      {layout === 'box' && said}
      {layout === 'box' && (
        <label htmlFor={id} className="-my-2.5 flex items-start gap-3 py-2.5">
          {view}
          <span className="min-w-0">{label}</span>
        </label>
      )}
    </div>
  );
}

function Group({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-medium text-sm [overflow-wrap:anywhere]">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** The company's label in the page's language; fields of the product's own are labelled by us. */
function Label({ field }: { readonly field: DataField }) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const translated = textsOf(field, language)?.label;
  const ours = field.default && field.target !== 'other' ? t(`fields.${field.target}`) : '';
  return (
    <>
      {translated || ours || field.label}
      {!field.required && <span className="font-normal text-soft"> {t('fields.optional')}</span>}
    </>
  );
}
