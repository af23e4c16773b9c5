import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { cornerMeetingTypes } from '../demo-corner.ts';
import { demoMeetingTypes } from '../demo-meeting-types.ts';
import { demoRoutingForm } from '../demo-routing-form.ts';

const routing = demoRoutingForm({ teamId: '', consultationId: '', introId: '' });
const forms = [...demoMeetingTypes, ...cornerMeetingTypes, routing].map(({ form }) => form);
const fields = forms
  .flatMap((form) => form.fields.map(({ dataField }) => dataField))
  // The page itself knows what its own fields are called.
  .filter(({ target }) => target === 'other');

test.each(fields)('the demo asks for $name in every language', ({ locales }) => {
  const languages = locales.map(({ locale }) => locale);
  expect(['en', ...languages].sort()).toEqual([...LANGUAGES].sort());
});

test.each(fields)('the options of $name have a label in each', ({ options, locales }) => {
  const values = options.filter(({ label }) => label !== '').map(({ value }) => value);
  for (const { locale, options: labels = {} } of locales) {
    expect(Object.keys(labels), locale).toEqual(values);
  }
});
