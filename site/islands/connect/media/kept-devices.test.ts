import { expect, it } from 'vitest';
import { findKept } from './kept-devices.ts';

const headset = { id: 'a1', label: 'Headset' };

it('a device is found by its id, and by its name once that is another', () => {
  expect(findKept(headset, [{ id: 'a1', label: '' }])?.id).toBe('a1');
  expect(
    findKept(headset, [
      { id: 'b0', label: 'Built-in' },
      { id: 'b2', label: 'Headset' },
    ])?.id,
  ).toBe('b2');
});

it('what is not here today is none', () => {
  expect(findKept(headset, [{ id: 'b0', label: 'Built-in' }])).toBeUndefined();
  expect(findKept({ id: 'a1', label: '' }, [{ id: 'b0', label: '' }])).toBeUndefined();
  expect(findKept(undefined, [headset])).toBeUndefined();
});
