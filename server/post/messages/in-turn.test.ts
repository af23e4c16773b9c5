import { expect, test } from 'vitest';
import { createTurns } from './in-turn.ts';

test('one key is worked in order, also after a failure; another does not wait', async () => {
  const inTurn = createTurns();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = inTurn('a', async () => {
    await gate.promise;
    done.push('a1');
    throw new Error('refused');
  });
  const second = inTurn('a', async () => done.push('a2'));
  await inTurn('b', async () => done.push('b1'));
  gate.resolve();
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
