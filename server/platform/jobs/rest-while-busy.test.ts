import { expect, test } from 'vitest';
import { restWhileBusy } from './rest-while-busy.ts';

/** A machine that is busy until a moment; tells how long it was left alone. */
function aMachine({ busyUntilMs }: { busyUntilMs: number }) {
  let nowMs = 0;
  return {
    nowMs: () => nowMs,
    async sleepAndWatch(ms: number) {
      nowMs += ms;
      return nowMs <= busyUntilMs ? 1 : 0;
    },
  };
}

test('rests hardly at all on a quiet machine', async () => {
  const machine = aMachine({ busyUntilMs: 0 });
  await restWhileBusy(100, machine);
  expect(machine.nowMs()).toBe(4);
});

test('rests until the visitors are answered', async () => {
  const machine = aMachine({ busyUntilMs: 40 });
  await restWhileBusy(100, machine);
  expect(machine.nowMs()).toBe(44);
});

test('goes on after nine times its own work, however busy the machine is', async () => {
  const machine = aMachine({ busyUntilMs: Number.POSITIVE_INFINITY });
  await restWhileBusy(10, machine);
  expect(machine.nowMs()).toBe(92);
});
