import { expect, it } from 'vitest';
import { toKeyAct } from './to-key-act.ts';

const pressed = { hasModifier: false, isWriting: false, isOnControl: false };

it('knows three keys, and none of them while somebody writes', () => {
  const acts = ['m', 'V', ' ', 'x'].map((key) => toKeyAct({ ...pressed, key }));
  expect(acts).toEqual(['microphone', 'camera', 'talk', null]);
  expect(toKeyAct({ ...pressed, key: 'm', isWriting: true })).toBeNull();
  expect(toKeyAct({ ...pressed, key: 'v', hasModifier: true })).toBeNull();
});

it('leaves the space bar to the button that has the focus', () => {
  expect(toKeyAct({ ...pressed, key: ' ', isOnControl: true })).toBeNull();
});
