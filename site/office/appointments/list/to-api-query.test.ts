import { expect, test } from 'vitest';
import { readAddress } from '#shared/react/list/list-address.ts';
import { appointmentsList } from './appointments-list.ts';
import { toApiQuery } from './to-api-query.ts';

test('a day is the reader’s own, from midnight to midnight', () => {
  const query = readAddress(appointmentsList.address, { from: '2030-03-31', to: '2030-03-31' });
  expect(toApiQuery(query, 'Europe/Berlin')).toEqual({
    tab: 'upcoming',
    from: '2030-03-30T23:00:00.000Z',
    until: '2030-03-31T22:00:00.000Z',
  });
});

test('20.4 an appointment’s address is read as it always was, and a day that is none is left out', () => {
  const host = '0b1c2d3e-4f50-4617-8283-94a5b6c7d8e9';
  const texts = { tab: 'past', search: ' maya ', host, channel: 'fax', from: '2030-02-30' };
  expect(readAddress(appointmentsList.address, texts)).toMatchObject({
    ...{ tab: 'past', search: 'maya', host, channel: undefined, from: undefined },
  });
});
