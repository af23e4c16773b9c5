import type { Name, Plan } from '../plan.ts';

/** A setting of a meeting type that is on or off: its row, its switch and its text. */
export function setting({ camel, words }: Name): Plan {
  const section = 'appearance';
  const table = `shared/domain/meeting-type/fields/${section}.ts`;
  const control = `site/office/meeting-types/editor/sections/${section}.tsx`;
  return {
    files: {},
    rows: [
      {
        file: table,
        before: '};',
        row: `  ${camel}: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
`,
      },
      {
        file: control,
        before: '    </Section>',
        row: `      <SwitchField
        label={t('${camel}.label')}
        isOn={values.${camel}}
        onSwitch={(isOn) => choose('${camel}', isOn)}
      />
`,
      },
    ],
    texts: [{ namespace: 'office/editor', path: [camel, 'label'], text: words }],
    next: [
      `${table}: what it may be, what it begins with, which page is told of it and who changes it; in the file of another section it stands in that section.`,
      `${control}: its control, in the section of its row.`,
      `locales/*/office/editor.json: ${camel} is English in all nine languages.`,
    ],
  };
}
