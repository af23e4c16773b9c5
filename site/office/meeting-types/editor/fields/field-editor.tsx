import { lazy, Suspense } from 'react';
import type { InputType } from '#shared/domain/fields/types.ts';
import type { EditedField } from '#shared/domain/meeting-type/edited.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { loadWithTexts } from '#site/lib/load-with-texts.ts';
import { LinesControl } from '../controls/lines-control.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { Row } from '../controls/section.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';
import { FieldMore } from './field-more.tsx';
import { toOptions } from './to-options.ts';

const Sample = lazy(() =>
  loadWithTexts(['fields'], () => import('./sample.tsx')).then((module) => ({
    default: module.Sample,
  })),
);

interface FieldEditorProps {
  readonly editor: Editor<'form'>;
  readonly field: EditedField;
  readonly index: number;
}

const WITH_OPTIONS: readonly InputType[] = ['select', 'radio', 'checkbox-multi'];
const WITH_BOUNDS: readonly InputType[] = ['number', 'slide'];

/** One question, edited where it stands, with how visitors see it below. */
export function FieldEditor({ editor, field, index }: FieldEditorProps) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const { fieldType } = field;
  const withPart = (part: Partial<EditedField>) =>
    values.fields.map((each) => (each.id === field.id ? { ...each, ...part } : each));
  const write = (part: Partial<EditedField>) => type('fields', withPart(part));
  const pick = (part: Partial<EditedField>) => choose('fields', withPart(part));
  const at = (part: keyof EditedField) => ({
    problem: problemAt(`fields.${index}.${part}`),
    onLeave: () => leave(`fields.${index}.${part}`),
  });
  const [bounds] = field.options;
  const withBounds = (part: { readonly minValue?: number; readonly maxValue?: number }) =>
    write({ options: [{ value: '', label: '', ...bounds, ...part }] });
  return (
    <div className="flex flex-col gap-5 border-line border-t p-4">
      <TextControl
        label={t('field.label')}
        isOptional={field.default}
        value={field.label}
        onType={(now) => write({ label: now ?? '' })}
        {...at('label')}
      />
      {WITH_OPTIONS.includes(fieldType) && (
        <LinesControl
          label={t('field.options')}
          hint={t('field.optionsHint')}
          value={field.options.map(({ label }) => label)}
          onType={(labels) => write({ options: toOptions(labels, field.options) })}
          {...at('options')}
        />
      )}
      {WITH_BOUNDS.includes(fieldType) && (
        <Row>
          <NumberControl
            label={t('field.least')}
            isOptional
            value={bounds?.minValue ?? null}
            onType={(now) => withBounds({ minValue: now ?? undefined })}
            {...at('min')}
          />
          <NumberControl
            label={t('field.most')}
            isOptional
            value={bounds?.maxValue ?? null}
            onType={(now) => withBounds({ maxValue: now ?? undefined })}
            {...at('max')}
          />
        </Row>
      )}
      <TextControl
        label={field.showInfobox ? t('field.note') : t('field.placeholder')}
        isOptional
        value={field.placeholder}
        onType={(placeholder) => write({ placeholder })}
        {...at('placeholder')}
      />
      <div className="flex flex-wrap gap-x-8">
        <SwitchField
          label={t('field.required')}
          isOn={field.required}
          onSwitch={(required) => pick({ required })}
        />
        <SwitchField
          label={t('field.hidden')}
          isOn={field.hidden}
          onSwitch={(hidden) => pick({ hidden })}
        />
        <SwitchField
          label={t('field.infobox')}
          isOn={field.showInfobox}
          onSwitch={(showInfobox) => pick({ showInfobox })}
        />
      </div>
      <FieldMore field={field} write={write} pick={pick} at={at} />
      <Suspense fallback={<Skeleton className="h-28" />}>
        <Sample field={field} />
      </Suspense>
    </div>
  );
}
