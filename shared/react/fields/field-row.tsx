import { type ReactNode, useId } from 'react';
import { textsOf, translateField } from '#shared/domain/fields/field-texts.ts';
import { toAnswerKey } from '#shared/domain/fields/fields-to-show.ts';
import type { DataField } from '#shared/domain/fields/types.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTranslation } from '#shared/react/i18n/use-translation.ts';
import { labelIdOf } from './field-props.ts';
import { fieldViews } from './field-views.ts';
import { KeptField } from './kept-field.tsx';
import { ProblemText, type ShownProblem } from './problem-text.tsx';

interface FieldRowProps {
  readonly field: DataField;
  readonly problem: ShownProblem | undefined;
  readonly initial: readonly string[];
  /** Its answer is being checked; it cannot be changed meanwhile. */
  readonly isChecking?: boolean;
  /** Its answer can be read, but not changed. */
  readonly isKept?: boolean;
}

/** One field of a form: its label, its note, what is wrong with its answer, its control. */
export function FieldRow({ isKept = false, isChecking = false, ...props }: FieldRowProps) {
  const { problem, initial } = props;
  const id = useId();
  const language = useLanguage();
  const { field, note } = noteApart(translateField(props.field, language));
  const noteId = note && `${id}-note`;
  const problemId = problem && `${id}-problem`;
  const { View, layout } = isKept
    ? ({ View: KeptField, layout: 'labelled' } as const)
    : fieldViews[field.fieldType];
  const isGroup = layout === 'group';
  const label = <Label field={field} isKept={isKept} />;
  const said = (
    <>
      {note && <Note id={noteId} text={note} />}
      {problem && <ProblemText id={problemId} problem={problem} field={field} />}
    </>
  );
  const view = (
    <View
      field={field}
      name={toAnswerKey(field)}
      id={id}
      isInvalid={problem !== undefined}
      // A group says its note once, not with each of its choices.
      describedBy={[isGroup ? '' : noteId, problemId].filter(Boolean).join(' ') || undefined}
      initial={initial}
      isChecking={isChecking}
    />
  );
  return (
    <div data-field={toAnswerKey(field)} data-invalid={problem && ''}>
      {layout === 'labelled' && (
        <>
          <label
            id={labelIdOf(id)}
            htmlFor={id}
            className="long-words mb-1.5 block font-medium text-sm"
          >
            {label}
          </label>
          {said}
          {view}
        </>
      )}
      {isGroup && (
        <Group legend={label} noteId={noteId}>
          {said}
          {view}
        </Group>
      )}
      {layout === 'box' && said}
      {layout === 'box' && (
        <label htmlFor={id} className="-my-2.5 flex items-start gap-3 py-2.5">
          {view}
          <span className="long-words min-w-0">{label}</span>
        </label>
      )}
    </div>
  );
}

/** A field, and what its info box says: its placeholder, which then stands in no control. */
function noteApart(field: DataField): { readonly field: DataField; readonly note?: string } {
  const { showInfobox, placeholder } = field;
  return showInfobox && placeholder
    ? { field: { ...field, placeholder: null }, note: placeholder }
    : { field };
}

function Note({ id, text }: { readonly id: string | undefined; readonly text: string }) {
  return (
    <p id={id} className="mb-2 rounded-lg bg-sunken px-4 py-3 text-pretty text-soft text-sm">
      {text}
    </p>
  );
}

function Group(props: {
  readonly legend: ReactNode;
  readonly noteId: string | undefined;
  readonly children: ReactNode;
}) {
  const { legend, noteId, children } = props;
  return (
    <fieldset aria-describedby={noteId}>
      <legend className="long-words font-medium text-sm">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** The company's label in the page's language; fields of the product's own are labelled by us. */
function Label({ field, isKept }: { readonly field: DataField; readonly isKept: boolean }) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const translated = textsOf(field, language)?.label;
  const ours = field.default && field.target !== 'other' ? t(`fields.${field.target}`) : '';
  return (
    <>
      {translated || ours || field.label}
      {!field.required && !isKept && (
        <span className="font-normal text-soft"> {t('fields.optional')}</span>
      )}
    </>
  );
}
