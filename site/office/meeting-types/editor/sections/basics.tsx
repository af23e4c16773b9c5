import { toSlug, toSlugBeingTyped } from '#shared/domain/slug.ts';
import { SwitchField } from '#shared/react/form/switch-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { isoToWallClock, wallClockToIso } from '#shared/time/wall-clock.ts';
import { useFormats } from '#site/office/formats.tsx';
import { Section } from '../controls/section.tsx';
import { SelectControl } from '../controls/select-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { Editor } from '../use-editor.ts';

/** What it is called, where it is, and who finds it. */
export function Basics({ editor }: { readonly editor: Editor<'basics'> }) {
  const t = useTexts('editor');
  const { values, choices, type, choose, leave, problemAt } = editor;
  const { timeZone } = useFormats();
  const rename = (name: string | null) => {
    const isFollowing = editor.isNew && values.slug === toSlug(values.name);
    type('name', name ?? '');
    if (isFollowing) type('slug', toSlug(name ?? ''));
  };
  return (
    <Section id="basics">
      <TextControl
        label={t('name.label')}
        value={values.name}
        problem={problemAt('name')}
        onType={rename}
        onLeave={() => leave('name')}
      />
      <TextControl
        label={t('slug.label')}
        hint={editor.isNew ? t('slug.new') : t('slug.hint')}
        kind="link"
        value={values.slug}
        problem={problemAt('slug')}
        onType={(now) => type('slug', toSlugBeingTyped(now ?? ''))}
        onLeave={() => leave('slug')}
      />
      <TextControl
        label={t('description.label')}
        kind="lines"
        isOptional
        value={values.description}
        problem={problemAt('description')}
        onType={(now) => type('description', now)}
        onLeave={() => leave('description')}
      />
      <SwitchField
        label={t('enabled.label')}
        hint={t('enabled.hint')}
        isOn={values.enabled}
        onSwitch={(isOn) => choose('enabled', isOn)}
      />
      {values.enabled && (
        <TextControl
          label={t('publishFrom.label')}
          hint={t('publishFrom.hint')}
          kind="datetime"
          isOptional
          value={isoToWallClock(values.publishFrom, timeZone)}
          problem={problemAt('publishFrom')}
          onType={(now) => choose('publishFrom', wallClockToIso(now, timeZone))}
        />
      )}
      <SwitchField
        label={t('listed.label')}
        hint={t('listed.hint')}
        isOn={values.listed}
        onSwitch={(isOn) => choose('listed', isOn)}
      />
      {choices.workspaces.length > 0 && (
        <SelectControl
          label={t('workspace.label')}
          value={values.workspaceId ?? ''}
          options={[
            { value: '', label: t('workspace.none') },
            ...choices.workspaces.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          problem={problemAt('workspaceId')}
          onChoose={(id) => choose('workspaceId', id === '' ? null : id)}
        />
      )}
    </Section>
  );
}
