import { useId } from 'react';
import type { EditedField } from '#shared/domain/meeting-type/edited.ts';
import { FieldRow } from '#shared/react/fields/field-row.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** The question as visitors get it; answering it here changes nothing. */
export function Sample({ field }: { readonly field: EditedField }) {
  const t = useTexts('editor');
  const id = useId();
  const { label, defaultValue, fieldType, options } = field;
  const shown = { ...field, name: `${id}-sample`, label: label || t('fields.unnamed') };
  return (
    <section aria-labelledby={id} className="rounded-lg bg-sunken p-4">
      <h3 id={id} className="mb-3 text-note text-soft">
        {t('field.sample')}
      </h3>
      <FieldRow
        key={`${fieldType} ${JSON.stringify(options)} ${defaultValue}`}
        field={shown}
        problem={undefined}
        initial={defaultValue ? [defaultValue] : []}
      />
    </section>
  );
}
