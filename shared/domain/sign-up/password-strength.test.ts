import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'too-short'],
  ['1234567', 'too-short'],
  ['sunshine', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['visitor of a test, once', 'strong'],
  ['MarieCurie1867', 'weak'],
  ['kettle umbrella', 'good'],
  ['kettle umbrella north', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password, ['mariecurie@visitor.test', 'Marie Curie'])).toBe(strength);
});
