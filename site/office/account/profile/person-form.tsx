import { type User, userApi } from '#shared/api/user.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/domain/languages.ts';
import { TIME_FORMATS } from '#shared/domain/time-format.ts';
import { WEEK_STARTS } from '#shared/domain/week-start.ts';
import { changeLanguage } from '#shared/i18n/change-language.ts';
import { loadOfficeTexts } from '#shared/i18n/load-office-texts.ts';
import { chooseClock } from '#shared/react/calendar/clock-store.ts';
import { FormField } from '#shared/react/form/form-field.tsx';
import { SelectField } from '#shared/react/form/select-field.tsx';
import { type Form, useForm } from '#shared/react/form/use-form.ts';
import { ZoneField } from '#shared/react/hours/zone-field.tsx';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { api } from '#site/office/api.ts';
import { Section } from './section.tsx';
import { useOwnUser } from './use-own-user.ts';

/** The form of names, the address of their page, and how they read the office. */
export function usePersonForm(onMoved: (from: string, to: string) => void): Form {
  const { saved, keep, reload } = useOwnUser();
  const { mutateAsync } = api.useChange('patch', '/user2');
  return useForm({
    name: 'profile',
    saved: toTyped(saved),
    schema: userApi.patchOwnUser.body,
    save: async (body) => {
      await keep(await mutateAsync({ body }));
      if (body.timeFormat) chooseClock(body.timeFormat);
      const to = body.timezone;
      if (to !== undefined) onMoved(saved.timezone, to);
      if (body.language !== undefined) {
        await changeLanguage(body.language, { isChosen: true, load: loadOfficeTexts });
      }
    },
    reload: async () => toTyped(await reload()),
  });
}

interface PersonFieldsProps {
  readonly form: Form;
  readonly nowMs: number;
}

/** Who somebody is, and how they read the office. */
export function PersonFields({ form, nowMs }: PersonFieldsProps) {
  const t = useTexts('profile');
  return (
    <Section title={t('person.title')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          form={form}
          name="firstname"
          label={t('person.firstname')}
          autoComplete="given-name"
        />
        <FormField
          form={form}
          name="lastname"
          label={t('person.lastname')}
          autoComplete="family-name"
          isOptional
        />
      </div>
      <FormField
        form={form}
        name="title"
        label={t('person.jobTitle')}
        hint={t('person.jobTitleHint')}
        autoComplete="organization-title"
        isOptional
      />
      <FormField
        form={form}
        name="slug"
        kind="link"
        label={t('person.slug')}
        hint={t('person.slugHint', { page: `${location.host}/${form.values.slug ?? ''}` })}
      />
      <SelectField
        label={t('person.language')}
        hint={t('person.languageHint')}
        value={String(form.values.language)}
        options={LANGUAGES.map((each) => [each, LANGUAGE_NAMES[each]])}
        onChange={(value) => form.change('language', value)}
      />
      <ZoneField
        label={t('person.zone')}
        hint={t('person.zoneHint')}
        timeZone={String(form.values.timezone)}
        nowMs={nowMs}
        onChange={(value) => form.change('timezone', value)}
      />
      <SelectField
        label={t('person.timeFormat')}
        value={String(form.values.timeFormat ?? '')}
        options={[
          ['', t('person.formats.usual')],
          ...TIME_FORMATS.map((each) => [each, t(`person.formats.${each}`)] as const),
        ]}
        onChange={(value) => form.change('timeFormat', value || null)}
      />
      <SelectField
        label={t('person.weekStart')}
        value={String(form.values.weekStart ?? '')}
        options={[
          ['', t('person.weekStarts.usual')],
          ...WEEK_STARTS.map((each) => [each, t(`person.weekStarts.${each}`)] as const),
        ]}
        onChange={(value) => form.change('weekStart', value || null)}
      />
    </Section>
  );
}

/** Of a person, what is typed here. */
function toTyped({
  firstname,
  lastname,
  title,
  slug,
  language,
  timezone,
  timeFormat,
  weekStart,
}: User) {
  return { firstname, lastname, title, slug, language, timezone, timeFormat, weekStart };
}
