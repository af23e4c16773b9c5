import { type TouchEvent, useRef } from 'react';

/** A finger that goes so far sideways turns the page. */
const SWIPE_PX = 60;

interface Touch {
  readonly x: number;
  readonly y: number;
  /** Where the finger went down nothing more was hidden on that side. */
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/** Turns to other days by a finger that goes sideways, once there is no more to scroll to on that side. */
export function useSwipe(onTurn: (by: 1 | -1) => void) {
  const touch = useRef<Touch>(undefined);
  return {
    onTouchStart({ touches, currentTarget }: TouchEvent<HTMLElement>) {
      const { scrollLeft, scrollWidth, clientWidth } = currentTarget;
      touch.current = touches[0] && {
        x: touches[0].clientX,
        y: touches[0].clientY,
        isAtStart: scrollLeft <= 1,
        isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
      };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = changedTouches[0];
      const start = touch.current;
      touch.current = undefined;
      if (!end || !start) return;
      const x = end.clientX - start.x;
      const isAtEdge = x < 0 ? start.isAtEnd : start.isAtStart;
      const isSideways = Math.abs(x) > 2 * Math.abs(end.clientY - start.y);
      if (isAtEdge && isSideways && Math.abs(x) > SWIPE_PX) onTurn(x < 0 ? 1 : -1);
    },
  };
}
