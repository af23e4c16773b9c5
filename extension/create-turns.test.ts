import { expect, test } from 'vitest';
import { createTurns } from './create-turns.ts';

test('19.1 of two sign-ins that run at once, the one that was begun first does not undo the other', () => {
  const turns = createTurns();
  const [first, second] = [turns.begin(), turns.begin()];
  expect(second()).toBe(true);
  expect(first()).toBe(false);
  expect(turns.begin()()).toBe(true);
});

test('19.1 one that was given up keeps none from going through', () => {
  const turns = createTurns();
  const first = turns.begin();
  turns.begin();
  expect(first()).toBe(true);
});
