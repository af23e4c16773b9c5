import { expect, test } from 'vitest';
import { readMenuId, toChoiceRowId } from './menu-id.ts';

test('10. a row of the menu says which action and which of its choices it is', () => {
  expect(readMenuId('propose')).toEqual({ actionId: 'propose', choiceId: undefined });
  expect(readMenuId(toChoiceRowId('insert-link', 'a:b'))).toEqual({
    actionId: 'insert-link',
    choiceId: 'a:b',
  });
  expect(readMenuId(toChoiceRowId('insert-link'))).toEqual({
    actionId: 'insert-link',
    choiceId: undefined,
  });
});
