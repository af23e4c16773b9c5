import { expect, it } from 'vitest';
import { toFaults } from './to-faults.ts';

it('the same fault of both is said once', () => {
  const blocked = { state: 'blocked' } as const;
  expect(toFaults({ camera: blocked, microphone: blocked })).toEqual([
    { of: 'both', fault: 'blocked' },
  ]);
});

it('two faults are two sentences, and what works or is off is none', () => {
  expect(toFaults({ camera: { state: 'missing' }, microphone: { state: 'in-use' } })).toEqual([
    { of: 'microphone', fault: 'in-use' },
    { of: 'camera', fault: 'missing' },
  ]);
  expect(toFaults({ camera: { state: 'off' }, microphone: { state: 'on' } })).toEqual([]);
});
