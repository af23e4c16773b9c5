import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { listTimeZones } from '#shared/time/format.ts';
import { ChoiceList } from '../controls/choice-list.tsx';
import { Section } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';

/** How its page looks and speaks. */
export function Appearance({ editor }: { readonly editor: Editor<'appearance'> }) {
  const t = useTexts('editor');
  const { values, type, choose, leave, problemAt } = editor;
  const { languageSetting: language, timezonePreset: zone, videoSetting: video } = values;
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <Section id="appearance">
      <SwitchField
        label={t('compact.label')}
        hint={t('compact.hint')}
        isOn={values.compact}
        onSwitch={(isOn) => choose('compact', isOn)}
      />
      <SwitchField
        label={t('language.label')}
        hint={t('language.hint')}
        isOn={language.enable}
        onSwitch={(enable) => choose('languageSetting', { ...language, enable })}
      />
      {language.enable && (
        <>
          <SelectControl
            label={t('language.default')}
            value={language.default}
            options={languages}
            problem={problemAt('languageSetting')}
            onChoose={(now) => choose('languageSetting', { ...language, default: now })}
          />
          <ChoiceList
            legend={t('language.allowed')}
            options={languages}
            chosen={language.allowed}
            onChoose={(allowed) => choose('languageSetting', { ...language, allowed })}
          />
        </>
      )}
      <SwitchField
        label={t('zone.label')}
        hint={t('zone.hint')}
        isOn={zone.enable}
        onSwitch={(enable) => choose('timezonePreset', { ...zone, enable })}
      />
      {zone.enable && (
        <SelectControl
          label={t('zone.choose')}
          value={zone.timezonePreset ?? ''}
          options={[
            { value: '', label: t('zone.none') },
            ...listTimeZones().map((value) => ({ value, label: value.replaceAll('_', ' ') })),
          ]}
          problem={problemAt('timezonePreset')}
          onChoose={(now) =>
            choose('timezonePreset', { ...zone, timezonePreset: now === '' ? null : now })
          }
        />
      )}
      <SwitchField
        label={t('video.label')}
        hint={t('video.hint')}
        isOn={video.enable}
        onSwitch={(enable) => type('videoSetting', { ...video, enable })}
      />
      {video.enable && (
        <>
          <TextControl
            label={t('video.src')}
            kind="link"
            value={video.src}
            problem={problemAt('videoSetting') ?? problemAt('videoSetting.src')}
            onType={(src) => type('videoSetting', { ...video, src })}
            onLeave={() => leave('videoSetting')}
          />
          <TextControl
            label={t('video.still')}
            kind="link"
            isOptional
            value={video.stillUrl}
            problem={problemAt('videoSetting.stillUrl')}
            onType={(stillUrl) => type('videoSetting', { ...video, stillUrl })}
            onLeave={() => leave('videoSetting')}
          />
          <SwitchField
            label={t('video.immersive')}
            isOn={video.immersive}
            onSwitch={(immersive) => choose('videoSetting', { ...video, immersive })}
          />
        </>
      )}
    </Section>
  );
}
