import { type TouchEvent, useRef } from 'react';

/** A finger that goes so far sideways turns the page. */
const SWIPE_PX = 60;

/** Turns to other days by a finger that goes sideways. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const touch = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      touch.current = touches[0] && { x: touches[0].clientX, y: touches[0].clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      const start = touch.current;
      touch.current = undefined;
      if (!end || !start) return;
      const x = end.clientX - start.x;
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(end.clientY - start.y)) {
        onTurn(x < 0 ? 1 : -1);
      }
    },
  };
}
