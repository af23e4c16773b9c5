import type { InputType } from '#shared/domain/fields/types.ts';
import type { EditedField } from '#shared/domain/meeting-type/edited.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { NumberControl } from '../controls/number-control.tsx';
import { Row } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { EditorProblem } from '../use-editor.ts';
import { FieldTranslations } from './field-translations.tsx';

const WITH_LENGTH: readonly InputType[] = ['text-single', 'text-multi'];
const TARGETS = ['other', 'phone', 'address'] as const;

interface FieldMoreProps {
  readonly field: EditedField;
  /** While it is typed, and what is chosen at once. */
  readonly write: (part: Partial<EditedField>) => void;
  readonly pick: (part: Partial<EditedField>) => void;
  /** What is wrong with a part of it, and that it is left. */
  readonly at: (part: keyof EditedField) => {
    readonly problem: EditorProblem | undefined;
    readonly onLeave: () => void;
  };
}

/** What few questions need. */
export function FieldMore({ field, write, pick, at }: FieldMoreProps) {
  const t = useTexts('editor');
  const { fieldType } = field;
  return (
    <details>
      <summary className="min-h-11 content-center font-medium text-sm">{t('field.more')}</summary>
      <div className="flex flex-col gap-5 pt-2">
        <Row>
          <TextControl
            label={t('field.default')}
            isOptional
            value={field.defaultValue}
            onType={(defaultValue) => write({ defaultValue })}
            {...at('defaultValue')}
          />
          {(fieldType === 'phone' || fieldType === 'text-single') && (
            <SelectControl
              label={t('field.target')}
              value={TARGETS.find((each) => each === field.target) ?? 'other'}
              options={TARGETS.map((value) => ({ value, label: t(`targets.${value}`) }))}
              onChoose={(target) => pick({ target })}
            />
          )}
        </Row>
        {WITH_LENGTH.includes(fieldType) && (
          <Row>
            <NumberControl
              label={t('field.shortest')}
              isOptional
              value={field.min}
              onType={(min) => write({ min })}
              {...at('min')}
            />
            <NumberControl
              label={t('field.longest')}
              isOptional
              value={field.max}
              onType={(max) => write({ max })}
              {...at('max')}
            />
            <TextControl
              label={t('field.pattern')}
              hint={t('field.patternHint')}
              isOptional
              value={field.validation}
              onType={(validation) => write({ validation })}
              {...at('validation')}
            />
          </Row>
        )}
        <div className="flex flex-wrap gap-x-8">
          <SwitchField
            label={t('field.fixed')}
            isOn={!field.mutable}
            onSwitch={(isFixed) => pick({ mutable: !isFixed })}
          />
          <SwitchField
            label={t('field.untilChange')}
            isOn={field.hideUntilChange}
            onSwitch={(hideUntilChange) => pick({ hideUntilChange })}
          />
        </div>
        <FieldTranslations field={field} onType={(locales) => write({ locales })} />
      </div>
    </details>
  );
}
