import { expect, test } from 'vitest';
import { readProposalsQuery, writeProposalsQuery } from './read-proposals-query.ts';

const all = { state: undefined, search: '', cursor: undefined, proposal: undefined, isNew: false };

test('10. an address without a query shows all proposals, and all needs none', () => {
  expect(readProposalsQuery({})).toEqual(all);
  expect(Object.values(writeProposalsQuery(all)).filter(Boolean)).toEqual([]);
});

test('10. what an address of proposals says is read again', () => {
  const query = {
    state: 'taken',
    search: 'maya',
    cursor: 'c',
    proposal: 'p',
    isNew: true,
  } as const;
  expect(readProposalsQuery(writeProposalsQuery(query))).toEqual(query);
});

test.each([{ state: 'lost' }, { search: '  ' }, { new: 'yes' }, { cursor: 7 }])(
  '10. of an address of proposals %j makes no sense and is left out',
  (search) => {
    expect(readProposalsQuery(search)).toEqual(all);
  },
);
