import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { ProblemLine } from '../controls/control.tsx';
import { Row, Section } from '../controls/section.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';

const NO_BUTTON = { useConfirmationButton: false, color: null, link: null, text: null } as const;

/** What follows a booking. */
export function After({ editor }: { readonly editor: Editor<'after'> }) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const button = values.confirmationButton ?? NO_BUTTON;
  return (
    <Section id="after">
      <TextControl
        label={t('redirect.label')}
        hint={t('redirect.hint')}
        kind="link"
        isOptional
        value={values.redirectUrl}
        problem={problemAt('redirectUrl')}
        onType={(now) => type('redirectUrl', now)}
        onLeave={() => leave('redirectUrl')}
      />
      <SwitchField
        label={t('button.label')}
        hint={t('button.hint')}
        isOn={button.useConfirmationButton}
        onSwitch={(isOn) => type('confirmationButton', { ...button, useConfirmationButton: isOn })}
      />
      {button.useConfirmationButton && (
        <div>
          <ProblemLine problem={problemAt('confirmationButton')} />
          <Row>
            <TextControl
              label={t('button.text')}
              value={button.text}
              problem={problemAt('confirmationButton.text')}
              onType={(text) => type('confirmationButton', { ...button, text })}
              onLeave={() => leave('confirmationButton.text')}
            />
            <TextControl
              label={t('button.link')}
              kind="link"
              value={button.link}
              problem={problemAt('confirmationButton.link')}
              onType={(link) => type('confirmationButton', { ...button, link })}
              onLeave={() => leave('confirmationButton')}
            />
            <div>
              <label className="block font-medium text-sm">
                <span className="mb-1.5 block">{t('button.color')}</span>
                <input
                  type="color"
                  value={button.color ?? '#3b81f6'}
                  className="field h-11 w-20 p-1"
                  onChange={({ target }) =>
                    choose('confirmationButton', { ...button, color: target.value })
                  }
                />
              </label>
            </div>
          </Row>
        </div>
      )}
      <TextControl
        label={t('contact.label')}
        hint={t('contact.hint')}
        isOptional
        value={values.contact}
        problem={problemAt('contact')}
        onType={(now) => type('contact', now)}
        onLeave={() => leave('contact')}
      />
    </Section>
  );
}
