import { expect, it } from 'vitest';
import { pickSpeaker } from './pick-speaker.ts';

const levels = (a: number, b: number) => new Map(Object.entries({ a, b }));
const nobody = { id: null, heardMs: 0 };

it('is the loudest, and nobody in silence', () => {
  expect(pickSpeaker(nobody, levels(0.1, 0.3), 1).id).toBe('b');
  expect(pickSpeaker(nobody, levels(0.01, 0), 1).id).toBeNull();
});

it('changes only once the one before was silent for a while', () => {
  const first = pickSpeaker(nobody, levels(0.2, 0), 1_000);
  expect(pickSpeaker(first, levels(0.1, 0.9), 5_000).id).toBe('a');
  expect(pickSpeaker(first, levels(0, 0.9), 2_000).id).toBe('a');
  expect(pickSpeaker(first, levels(0, 0.9), 2_600).id).toBe('b');
  expect(pickSpeaker(first, levels(0, 0), 2_600).id).toBeNull();
});
