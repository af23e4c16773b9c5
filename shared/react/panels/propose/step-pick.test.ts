import { expect, test } from 'vitest';
import { toGridModel } from '#shared/domain/calendar/grid-model.ts';
import { zoneOf } from '#shared/time/zone.ts';
import { stepPick } from './step-pick.ts';

const model = toGridModel('2030-05-20', 7, zoneOf('Europe/Berlin'), ['']);
const at = { column: 2, place: 600 };

test.each([
  ['ArrowLeft', { column: 1, place: 600 }],
  ['ArrowRight', { column: 3, place: 600 }],
  ['ArrowUp', { column: 2, place: 585 }],
  ['ArrowDown', { column: 2, place: 615 }],
  ['PageUp', { column: 2, place: 540 }],
  ['PageDown', { column: 2, place: 660 }],
] as const)('10. %s leads through the week', (key, to) => {
  expect(stepPick(model, at, key)).toEqual(to);
});

test('10. a day ends where it ends, a week leads to the one beside it, other keys lead nowhere', () => {
  expect(stepPick(model, { column: 0, place: 0 }, 'PageUp')?.place).toBe(0);
  expect(stepPick(model, { column: 0, place: 1425 }, 'ArrowDown')?.place).toBe(1425);
  expect(stepPick(model, { column: 0, place: 0 }, 'ArrowLeft')?.column).toBe(-1);
  expect(stepPick(model, at, 'a')).toBeUndefined();
});
