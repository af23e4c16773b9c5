import { expect, test } from 'vitest';
import { findCommands } from './find-commands.ts';

const commands = ['E-mails', 'Réservations', 'My booking page'].map((name) => ({ name }));

test.each([
  ['', ['E-mails', 'Réservations', 'My booking page']],
  ['RESERV', ['Réservations']],
  ['page my', ['My booking page']],
  ['mails page', []],
  ['ma', ['E-mails']],
  ['oo', []],
])('%j finds %j', (typed, names) => {
  expect(findCommands(commands, typed).map(({ name }) => name)).toEqual(names);
});
