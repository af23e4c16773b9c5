import { expect, test } from 'vitest';
import { fragmentEmail } from './fragment-email.ts';

test.each([
  ['#a%2Bb%40visitor.test', 'a+b@visitor.test'],
  ['#maya@visitor.test', 'maya@visitor.test'],
  ['', ''],
  ['#', ''],
  ['#%zz', ''],
  ['#top', ''],
])('%j carries %j', (hash, email) => expect(fragmentEmail(hash)).toBe(email));
