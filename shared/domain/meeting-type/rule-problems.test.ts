import { expect, test } from 'vitest';
import { standardField } from '#shared/domain/fields/fields-to-show.ts';
import type { EditedField, EditedMeetingType } from './edited.ts';
import { newMeetingType } from './new-meeting-type.ts';
import { findRuleProblems } from './rule-problems.ts';

const plain: EditedMeetingType = { ...newMeetingType(['ada']), name: 'Talk', slug: 'talk' };
const facts = {
  ways: { ada: { providers: ['zoom'], hasPhone: false } },
  paymentProviders: ['stripe'],
};
const found = (change: Partial<EditedMeetingType>) =>
  findRuleProblems({ ...plain, ...change }, facts).map(({ path, code }) => `${path} ${code}`);
const aField = (change: Partial<EditedField>): EditedField => {
  const { options: _, locales: __, ...field } = standardField('other');
  const own = { id: 'a', name: 'a', label: 'Topic', default: false, options: [], locales: [] };
  return { ...field, ...own, ...change };
};

test('a new meeting type needs nothing but a name', () => {
  expect(found({})).toEqual([]);
});

test.each<[Partial<EditedMeetingType>, string[]]>([
  [
    { bookingWindow: { kind: 'range', from: '2030-02-02', to: '2030-02-01' } },
    ['bookingWindow window-reversed'],
  ],
  [{ bookingWindow: { kind: 'range', from: '2030-02-02', to: '2030-02-02' } }, []],
  [{ limits: { day: { minutes: 29 } } }, ['limits.day limit-too-short']],
  [{ limits: { day: { minutes: 30, count: 1 } } }, []],
  [{ channel: 'zoom' }, []],
  [{ channel: 'google' }, ['channel no-way-to-meet']],
  [{ channel: 'google', meetingLink: 'https://a.example' }, []],
  [{ channel: 'phone-incoming' }, ['channel no-way-to-meet']],
  [
    { allowSelectChannel: true, allowedChannels: ['zoom', 'google'] },
    ['allowedChannels no-way-to-meet'],
  ],
  [{ allowedChannels: ['google', 'local'] }, []],
  [{ channel: 'local' }, ['locations location-missing']],
  [{ channel: 'resource' }, ['resourceIds resource-missing']],
  [{ hosts: [] }, ['hosts host-missing']],
  [{ hosts: plain.hosts.map((host) => ({ ...host, enabled: false })) }, ['hosts host-missing']],
  [{ hosts: [...plain.hosts, ...plain.hosts] }, ['hosts host-twice']],
  [{ payment: { ...plain.payment, enable: true, provider: 'stripe', price: 19.99 } }, []],
  [
    { payment: { ...plain.payment, enable: true, provider: 'paypal', price: 0 } },
    ['payment.price price-missing', 'payment.provider payment-closed'],
  ],
  [
    { cancellationPolicy: { enable: true, mode: 'hours', duration: null } },
    ['cancellationPolicy policy-incomplete'],
  ],
  [{ fields: [aField({ label: '' })] }, ['fields.0.label label-missing']],
  [{ fields: [aField({ default: true, target: 'phone', label: '' })] }, []],
  [{ fields: [aField({ fieldType: 'select' })] }, ['fields.0.options options-missing']],
  [{ fields: [aField({}), aField({ id: 'b' })] }, ['fields name-twice']],
  [{ fields: [aField({ validation: '(a+)+' })] }, ['fields.0.validation pattern-invalid']],
  [{ fields: [aField({ min: 5, max: 4 })] }, ['fields.0.max bounds-reversed']],
])('%j', (change, problems) => {
  expect(found(change)).toEqual(problems);
});
