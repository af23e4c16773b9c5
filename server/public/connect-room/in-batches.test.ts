import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

test('22. what comes while one batch is dealt with is the next, in its order', async () => {
  const begun: (readonly number[])[] = [];
  const gate = Promise.withResolvers<void>();
  const batches = inBatches<number>(
    (batch) => {
      begun.push(batch);
      return begun.length === 1 ? gate.promise : Promise.resolve();
    },
    () => undefined,
  );
  const first = batches.add(1);
  await Promise.resolve();
  const order: number[] = [];
  const rest = [2, 3, 4].map((one) => batches.add(one).then(() => order.push(one)));
  gate.resolve();
  await Promise.all([first, ...rest]);
  expect(begun).toEqual([[1], [2, 3, 4]]);
  expect(order).toEqual([2, 3, 4]);
});

test('22. a batch that fails is told of, and holds up nothing', async () => {
  const errors: unknown[] = [];
  const batches = inBatches<number>(
    async ([one]) => {
      if (one === 1) throw new Error('away');
    },
    (error) => errors.push(error),
  );
  await batches.add(1);
  await batches.add(2);
  await batches.idle();
  expect(errors).toEqual([new Error('away')]);
});
