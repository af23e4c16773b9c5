import { expect, test } from 'vitest';
import { aForm } from '#tests/support/builders/sample-form.ts';
import { hiddenAnswers } from './initial-answers.ts';

const asked = {
  channel: 'zoom',
  hideAddressField: false,
  showDataPolicyLink: false,
  allowAddingGuests: false,
} as const;

test('8.11 fields that nobody sees take what the link says, where their rules accept it', () => {
  const form = aForm([
    { name: 'utm_source', hidden: true, defaultValue: 'direct' },
    {
      name: 'plan',
      hidden: true,
      fieldType: 'select',
      options: [{ value: 'pro', label: 'Pro' }],
    },
    { name: 'seen' },
  ]);
  const read = (query: string) => hiddenAnswers(form, asked, new URLSearchParams(query));
  expect(read('utm_source=mail&plan=pro&seen=x')).toEqual({ utm_source: ['mail'], plan: ['pro'] });
  expect(read('plan=none')).toEqual({});
});
