import { lazy, Suspense } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { Skeleton } from '#shared/react/ui/skeleton.tsx';
import { LinesControl } from '../controls/lines-control.tsx';
import { Section, Switches } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';

/** Far below what is seen first. */
const FieldList = lazy(() =>
  import('../fields/field-list.tsx').then((module) => ({ default: module.FieldList })),
);

/** What visitors are asked. */
export function FormSection({ editor }: { readonly editor: Editor<'form'> }) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const { actionButtonText } = values;
  return (
    <Section id="form">
      <SelectControl
        label={t('names.label')}
        value={values.useFullName ? 'full' : 'parts'}
        options={[
          { value: 'full', label: t('names.full') },
          { value: 'parts', label: t('names.parts') },
        ]}
        onChoose={(now) => choose('useFullName', now === 'full')}
      />
      <Suspense fallback={<Skeleton className="h-36" />}>
        <FieldList editor={editor} />
      </Suspense>
      <Switches>
        <SwitchField
          label={t('guests.label')}
          hint={t('guests.hint')}
          isOn={values.allowAddingGuests}
          onSwitch={(isOn) => choose('allowAddingGuests', isOn)}
        />
        <SwitchField
          label={t('formFirst.label')}
          isOn={values.formFirst}
          onSwitch={(isOn) => choose('formFirst', isOn)}
        />
        <SwitchField
          label={t('hideAddress.label')}
          hint={t('hideAddress.hint')}
          isOn={values.hideAddressField}
          onSwitch={(isOn) => choose('hideAddressField', isOn)}
        />
        <SwitchField
          label={t('emailGuard.label')}
          hint={t('emailGuard.hint')}
          isOn={values.emailQualityGuard}
          onSwitch={(isOn) => choose('emailQualityGuard', isOn)}
        />
        <SwitchField
          label={t('blockEmails.label')}
          isOn={values.blockEmails}
          onSwitch={(isOn) => choose('blockEmails', isOn)}
        />
      </Switches>
      {values.blockEmails && (
        <LinesControl
          label={t('blockEmails.list')}
          hint={t('blockEmails.hint')}
          value={values.blockedEmails}
          problem={problemAt('blockedEmails')}
          onType={(now) => type('blockedEmails', now)}
          onLeave={() => leave('blockedEmails')}
        />
      )}
      <details>
        <summary className="min-h-11 content-center font-medium text-sm">
          {t('buttonTexts.label')}
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          {LANGUAGES.map((language) => (
            <TextControl
              key={language}
              label={LANGUAGE_NAMES[language]}
              value={actionButtonText[language] ?? ''}
              problem={problemAt(`actionButtonText.${language}`)}
              onType={(now) => {
                const { [language]: _, ...others } = actionButtonText;
                type('actionButtonText', now === null ? others : { ...others, [language]: now });
              }}
              onLeave={() => leave('actionButtonText')}
            />
          ))}
        </div>
      </details>
    </Section>
  );
}
