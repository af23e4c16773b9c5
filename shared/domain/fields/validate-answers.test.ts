import { describe, expect, it } from 'vitest';
import { aForm } from '#tests/support/builders/sample-form.ts';
import { type FormContext, fieldsToShow } from './fields-to-show.ts';
import type { BookingForm } from './types.ts';
import { validateAnswers } from './validate-answers.ts';

const zoom: FormContext = {
  channel: 'zoom',
  hideAddressField: false,
  showDataPolicyLink: false,
  allowAddingGuests: false,
};
const ada = { fullname: 'Ada Lovelace', email: 'ada@example.com' };
const problems = (form: BookingForm, attendee: object, context: Partial<FormContext> = {}) =>
  validateAnswers(form, { ...attendee }, { ...zoom, ...context }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('validateAnswers', () => {
  it('accepts a name and an address', () => {
    expect(problems(aForm(), ada)).toEqual([]);
  });

  it('wants a full name, or first and last name', () => {
    expect(problems(aForm(), { email: ada.email })).toEqual(['attendee.fullname name-required']);
    const form = aForm([], { useFullName: false });
    expect(problems(form, { email: ada.email, firstname: 'Ada' })).toEqual([
      'attendee.lastname name-required',
    ]);
    expect(problems(form, { email: ada.email, firstname: 'Ada', lastname: 'L' })).toEqual([]);
  });

  it('refuses a blocked domain and its subdomains, and only while blocking is on', () => {
    const blocking = { blockEmails: true, blockedEmails: ['example.com'] };
    expect(problems(aForm([], blocking), ada)).toEqual(['attendee.email blocked-email']);
    expect(problems(aForm([], { ...blocking, blockEmails: false }), ada)).toEqual([]);
  });

  it('wants a phone number on phone channels, and counts a bare country code as none', () => {
    expect(problems(aForm(), ada, { channel: 'phone' })).toEqual(['attendee.phone required']);
    expect(problems(aForm(), { ...ada, phone: '+49' }, { channel: 'phone-incoming' })).toEqual([
      'attendee.phone required',
    ]);
    expect(problems(aForm(), { ...ada, phone: '+49 170 1234567' }, { channel: 'phone' })).toEqual(
      [],
    );
  });

  it('wants the address for a visit, unless the address field is hidden', () => {
    const visit = { channel: 'local-attendee' } as const;
    expect(problems(aForm(), ada, visit)).toEqual(['attendee.address address-required']);
    expect(problems(aForm(), ada, { ...visit, hideAddressField: true })).toEqual([]);
  });

  it('wants the data policy accepted where its link is shown', () => {
    expect(problems(aForm(), ada, { showDataPolicyLink: true })).toEqual([
      'attendee.dataPolicyAccepted data-policy-required',
    ]);
  });

  it('8.29 refuses what is not written as the field asks, once it is what its type asks', () => {
    const form = aForm([{ name: 'number', validation: '[A-Z]{2}-\\d{4}', max: 7 }]);
    expect(problems(form, { ...ada, number: 'AB-1234' })).toEqual([]);
    expect(problems(form, { ...ada, number: '' })).toEqual([]);
    expect(problems(form, { ...ada, number: 'ab-1234' })).toEqual(['attendee.number wrong-format']);
    expect(problems(form, { ...ada, number: 'AB-12345' })).toEqual(['attendee.number too-long']);
  });

  it('does not ask for what the visitor cannot see', () => {
    expect(problems(aForm([{ name: 'utm', required: true, hidden: true }]), ada)).toEqual([]);
  });

  it('takes guests only where they are offered, ten at most, each an address', () => {
    const guests = { ...ada, bringalongEmails: ['x@example.com', 'nobody'] };
    expect(problems(aForm(), guests)).toEqual(['attendee.bringalongEmails guests-not-allowed']);
    expect(problems(aForm(), guests, { allowAddingGuests: true })).toEqual([
      'attendee.bringalongEmails.1 invalid-email',
    ]);
    const many = { ...ada, bringalongEmails: Array.from({ length: 11 }, () => 'x@example.com') };
    expect(problems(aForm(), many, { allowAddingGuests: true })).toEqual([
      'attendee.bringalongEmails too-many-guests',
    ]);
  });

  it('reads own members alone, whatever a field is called', () => {
    const form = aForm([{ name: 'constructor', required: true }]);
    expect(problems(form, ada)).toEqual(['attendee.constructor required']);
  });

  it('refuses a list where one choice is asked, and a wrong type as no answer', () => {
    const form = aForm([
      { name: 'drink', fieldType: 'radio', required: true, options: [{ value: 'a', label: 'A' }] },
    ]);
    expect(problems(form, { ...ada, drink: ['a', 'a'] })).toEqual(['attendee.drink not-an-option']);
    expect(problems(form, { ...ada, drink: 7 })).toEqual(['attendee.drink required']);
  });
});

describe('fieldsToShow', () => {
  const targets = (form: BookingForm, context: Partial<FormContext> = {}) =>
    fieldsToShow(form, { ...zoom, ...context }).map(({ target }) => target);

  it('drops first and last name where the full name is used, and the other way round', () => {
    const fields = (['fullname', 'firstname', 'lastname', 'email'] as const).map((target) => ({
      target,
    }));
    expect(targets(aForm(fields))).toEqual(['fullname', 'email']);
    expect(targets(aForm(fields, { useFullName: false }))).toEqual([
      'firstname',
      'lastname',
      'email',
    ]);
  });

  it('adds what a booking cannot do without', () => {
    expect(targets(aForm([{ name: 'topic' }]), { channel: 'phone' })).toEqual([
      'fullname',
      'email',
      'other',
      'phone',
    ]);
  });

  it('shows what the channel needs even where the company hid it', () => {
    const form = aForm([{ target: 'phone', fieldType: 'phone', hidden: true }]);
    expect(targets(form)).toEqual(['fullname', 'email']);
    expect(targets(form, { channel: 'phone' })).toEqual(['fullname', 'email', 'phone']);
  });
});
