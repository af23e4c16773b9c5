import { describe, expect, test } from 'vitest';
import { keptTexts } from '#shared/domain/fields/fixed-answer.ts';
import type { DataField } from '#shared/domain/fields/types.ts';
import { aField, aForm } from '#tests/support/builders/sample-form.ts';
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

describe('8.29 a field that is not mutable', () => {
  const field = aField({ name: 'plan', mutable: false, min: 3 });
  const kept = (changes: Partial<DataField>, query = '') =>
    keptTexts(aForm(), { ...field, ...changes }, new URLSearchParams(query));

  test('keeps the company’s answer, whatever the link says', () => {
    expect(kept({ defaultValue: 'pro' }, 'plan=free')).toEqual(['pro']);
  });

  test('keeps what the link says where the company says nothing', () => {
    expect(kept({}, 'plan=free')).toEqual(['free']);
    expect(kept({ mutable: true }, 'plan=free')).toBeUndefined();
  });

  test('is the visitor’s where nothing is said, or nothing that its rules accept', () => {
    expect(kept({})).toBeUndefined();
    expect(kept({}, 'plan=x')).toBeUndefined();
    expect(kept({ defaultValue: 'x' })).toBeUndefined();
  });

  test('keeps no default as an e-mail address, and no blocked one of a link', () => {
    const email = { target: 'email', fieldType: 'email', defaultValue: 'a@b.example' } as const;
    expect(kept(email)).toBeUndefined();
    const form = aForm([], { blockEmails: true, blockedEmails: ['b.example'] });
    const link = new URLSearchParams('email=a@b.example');
    expect(keptTexts(form, { ...field, ...email }, link)).toBeUndefined();
  });

  test('that nobody sees sends it', () => {
    const form = aForm([{ ...field, hidden: true, defaultValue: 'pro' }]);
    const read = hiddenAnswers(form, asked, new URLSearchParams('plan=free'));
    expect(read).toEqual({ plan: ['pro'] });
  });
});
