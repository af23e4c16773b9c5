import { expect, test } from 'vitest';
import { doEach } from './do-each.ts';

test('what is refused for one is done for the others, and the first refusal is told', async () => {
  const done: number[] = [];
  const act = async (each: number) => {
    if (each % 2 === 0) throw new Error(`Not ${each}`);
    done.push(each);
  };
  await expect(doEach([1, 2, 3, 4, 5], act)).rejects.toThrow('Not 2');
  expect(done).toEqual([1, 3, 5]);
  await doEach([7], act);
  expect(done).toEqual([1, 3, 5, 7]);
});
