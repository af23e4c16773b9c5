import { lazy, Suspense, useState } from 'react';
import { textsOf } from '#shared/domain/fields/field-texts.ts';
import { INPUT_TYPES } from '#shared/domain/fields/types.ts';
import type { EditedField } from '#shared/domain/meeting-type/edited.ts';
import { useLanguage } from '#shared/react/i18n/use-language.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Handle } from '#shared/react/order/handle.tsx';
import { useOrder } from '#shared/react/order/use-order.ts';
import { useRemoval } from '#shared/react/order/use-removal.ts';
import { Icon } from '#shared/react/ui/icon.tsx';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { ProblemLine } from '../controls/control.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import type { Editor } from '../use-editor.ts';
import { newField } from './new-field.ts';

/** One question at a time is open, often none. */
const FieldEditor = lazy(() =>
  import('./field-editor.tsx').then((module) => ({ default: module.FieldEditor })),
);

/** The questions of the form, in the order in which visitors read them; one of them is open. */
export function FieldList({ editor }: { readonly editor: Editor<'form'> }) {
  const t = useTexts('editor');
  const { values, choose, problemAt } = editor;
  const { fields } = values;
  const [open, setOpen] = useState<string>();
  const nameOf = useFieldName();
  const setFields = (now: EditedField[]) => choose('fields', now);
  const order = useOrder({ items: fields, nameOf, onOrder: setFields });
  const remove = useRemoval({ items: fields, nameOf, onChange: setFields });
  const add = (chosen: string) => {
    const fieldType = INPUT_TYPES.find((each) => each === chosen);
    if (!fieldType) return;
    const id = crypto.randomUUID();
    editor.type('fields', [...fields, newField(fieldType, id)]);
    setOpen(id);
  };
  return (
    <div>
      <ProblemLine problem={problemAt('fields')} />
      <p role="status" className="sr-only">
        {order.news}
      </p>
      {fields.length === 0 ? (
        <p className="rounded-lg bg-sunken px-4 py-3 text-pretty text-soft text-sm">
          {t('fields.none')}
        </p>
      ) : (
        <ul ref={order.list} aria-label={t('fields.label')} className="flex flex-col gap-2">
          {fields.map((field, index) => {
            const isOpen = open === field.id;
            const isWrong = editor.countProblems(['fields']) > 0 && hasProblem(editor, index);
            return (
              <li
                key={field.id}
                {...order.toRow(index)}
                className="rounded-lg border border-line data-dragged:opacity-50"
              >
                <div className="flex items-center">
                  <Handle name={nameOf(field)} {...order.toHandle(index)} />
                  <button
                    type="button"
                    aria-expanded={isOpen || isWrong}
                    className="flex min-h-12 min-w-0 flex-1 items-center gap-3 text-left text-sm"
                    onClick={() => setOpen(isOpen ? undefined : field.id)}
                  >
                    <span className="min-w-0 truncate font-medium">{nameOf(field)}</span>
                    <span className="ml-auto min-w-0 shrink-0 truncate max-sm:max-w-2/5 text-note text-soft">
                      {t(`fieldTypes.${field.fieldType}`)}
                      {field.required && ` · ${t('fields.required')}`}
                      {field.hidden && ` · ${t('fields.hidden')}`}
                    </span>
                  </button>
                  <button
                    type="button"
                    aria-label={t('remove', { name: nameOf(field) })}
                    className="rounded-lg p-3 text-soft hover:text-ink"
                    onClick={() => remove(index)}
                  >
                    <Icon name="trash" />
                  </button>
                </div>
                {(isOpen || isWrong) && (
                  <Suspense fallback={<Skeleton className="h-96" />}>
                    <FieldEditor editor={editor} field={field} index={index} />
                  </Suspense>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className="mt-3">
        <SelectControl
          label={t('fields.add')}
          value=""
          options={[
            { value: '', label: t('fields.choose') },
            ...INPUT_TYPES.map((value) => ({ value, label: t(`fieldTypes.${value}`) })),
          ]}
          onChoose={add}
        />
      </div>
    </div>
  );
}

const PARTS = ['label', 'options', 'validation', 'max', 'min', 'name'];

function hasProblem({ problemAt }: Editor, index: number): boolean {
  return PARTS.some((part) => problemAt(`fields.${index}.${part}`) !== undefined);
}

/** What a question is called here: its label, or ours where it is the product's own. */
function useFieldName(): (field: EditedField) => string {
  const t = useTexts('editor');
  const fields = useTexts('fields');
  const language = useLanguage();
  return (field) => {
    const own = textsOf(field, language)?.label || field.label;
    if (own !== '') return own;
    return field.target === 'other' ? t('fields.unnamed') : fields(`fields.${field.target}`);
  };
}
