import { describe, expect, it } from 'vitest';
import { aForm } from '#tests/support/builders/sample-form.ts';
import { toAttendee, toGuests } from './attendee.ts';
import { readFormTexts } from './form-texts.ts';

const context = {
  channel: 'phone',
  hideAddressField: false,
  showDataPolicyLink: false,
  allowAddingGuests: false,
  language: 'en',
  timeZone: 'Europe/Berlin',
} as const;

describe('Spec A §5, the form’s names', () => {
  it('Fields whose names start with a dollar sign are ignored; an index suffix in brackets is stripped; repeated names become lists', () => {
    const texts = readFormTexts([
      ['topic', 'a'],
      ['topic', 'b'],
      ['guest[0]', 'x'],
      ['guest[1]', 'y'],
      ['$hidden', 'z'],
    ]);
    expect(texts).toEqual({ topic: ['a', 'b'], guest: ['x', 'y'] });
  });
});

describe('toAttendee', () => {
  it('sends what the form holds, and nothing else', () => {
    const texts = readFormTexts([
      ['fullname', ' Ada Lovelace '],
      ['email', 'ada@example.com'],
      ['phone', '+49 (170) 123-4567'],
      ['topics', 'tea'],
      ['topics', 'coffee'],
      ['empty', ''],
      ['injected', 'x'],
    ]);
    const form = aForm([{ name: 'topics', fieldType: 'checkbox-multi' }, { name: 'empty' }]);
    expect(toAttendee(texts, form, context)).toEqual({
      fullname: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+491701234567',
      topics: ['tea', 'coffee'],
      language: 'en',
      timezone: 'Europe/Berlin',
      receiveReminders: true,
    });
  });

  it('sends the default of a hidden field', () => {
    const form = aForm([{ name: 'campaign', hidden: true, defaultValue: 'spring' }]);
    expect(toAttendee({}, form, context).campaign).toBe('spring');
  });

  it('says whether the data policy was accepted only where it is asked', () => {
    const texts = { dataPolicyAccepted: ['true'] };
    const asked = { ...context, showDataPolicyLink: true };
    expect(toAttendee(texts, aForm(), context)).not.toHaveProperty('dataPolicyAccepted');
    expect(toAttendee(texts, aForm(), asked).dataPolicyAccepted).toBe(true);
    expect(toAttendee({}, aForm(), asked).dataPolicyAccepted).toBe(false);
  });

  it('never lets a field of the company’s pose as ours', () => {
    const form = aForm([{ name: 'timezone' }]);
    expect(toAttendee({ timezone: ['Mars'] }, form, context).timezone).toBe('Europe/Berlin');
  });
});

describe('toGuests', () => {
  it('takes each address once, whatever its case, ten at most', () => {
    expect(toGuests(['a@x.de', ' A@x.de ', '', 'b@x.de'])).toEqual(['a@x.de', 'b@x.de']);
    expect(toGuests(Array.from({ length: 12 }, (_, index) => `${index}@x.de`))).toHaveLength(10);
  });
});
