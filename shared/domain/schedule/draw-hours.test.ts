import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hours } from '#tests/support/hours.ts';
import { drawHours, moveRange, type Stroke, stretchRange, tappedHour } from './draw-hours.ts';

const day = hours('9:00-12:00', '13:00-17:00');
const at = (time: string) => hours(`${time}-0:00`)[0]?.[0] ?? 0;

test.each<[string, Stroke, string, ReturnType<typeof hours>]>([
  ['makes a range', { kind: 'make', from: at('6:07') }, '7:52', hours('6:00-8:00')],
  ['makes one backwards', { kind: 'make', from: at('7:52') }, '6:07', hours('6:00-8:00')],
  ['moves one', { kind: 'move', index: 0, grip: 30 }, '10:10', hours('9:45-12:45')],
  ['moves none past midnight', { kind: 'move', index: 0, grip: 60 }, '0:10', hours('0:00-3:00')],
  ['moves its start', { kind: 'start', index: 0 }, '8:22', hours('8:15-12:00')],
  ['moves its end', { kind: 'end', index: 0 }, '12:08', hours('9:00-12:15')],
  ['keeps a quarter of an hour', { kind: 'end', index: 0 }, '6:00', hours('9:00-9:15')],
])('a pointer %s', (_, stroke, to, [range]) => {
  const drawn = drawHours(day, stroke, at(to));
  expect(drawn.at(stroke.kind === 'make' ? -1 : stroke.index)).toEqual(range);
});

test('a pointer that has not left its place draws nothing', () => {
  expect(drawHours(day, { kind: 'make', from: 360 }, 360)).toBe(day);
});

test('whatever is drawn is within the day, and as long as it was where it is moved', () => {
  const minute = fc.integer({ min: -300, max: 1800 });
  fc.assert(
    fc.property(minute, minute, fc.integer({ min: -900, max: 900 }), (from, to, by) => {
      const ranges = [
        ...drawHours(day, { kind: 'make', from }, to),
        ...drawHours(day, { kind: 'move', index: 1, grip: 20 }, to),
        ...drawHours(day, { kind: 'start', index: 1 }, to),
        ...drawHours(day, { kind: 'end', index: 0 }, to),
        moveRange([540, 720], by),
        stretchRange([540, 720], by),
        tappedHour(to),
      ];
      expect(ranges.every(([start, end]) => 0 <= start && start < end && end <= 1440)).toBe(true);
      const [start, end] = moveRange([540, 720], by);
      expect(end - start).toBe(180);
    }),
  );
});
