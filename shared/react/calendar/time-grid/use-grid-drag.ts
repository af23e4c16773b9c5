import { type PointerEvent, useRef } from 'react';

/** Below this a press is a press. */
const SLACK_PX = 5;

interface Grabbed<Held> {
  readonly held: Held;
  readonly x: number;
  readonly y: number;
  isDragged: boolean;
  /** It goes nowhere, though the button is still down. */
  isLeft: boolean;
}

interface DragOptions<Held> {
  /** What is taken hold of there; undefined where nothing can be. */
  readonly grab: (event: PointerEvent) => Held | undefined;
  readonly drag: (held: Held, event: PointerEvent) => void;
  readonly drop: (held: Held, event: PointerEvent) => void;
  /** What is held stays where it was. */
  readonly leave: () => void;
}

/** Takes something to another place of a grid with a mouse or a pen; a finger scrolls. */
export function useGridDrag<Held>({ grab, drag, drop, leave }: DragOptions<Held>) {
  const grabbed = useRef<Grabbed<Held>>(undefined);
  const stop = () => {
    if (grabbed.current) grabbed.current.isLeft = true;
    leave();
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      grabbed.current = undefined;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      const held = grab(event);
      const { clientX: x, clientY: y } = event;
      if (held !== undefined) grabbed.current = { held, x, y, isDragged: false, isLeft: false };
    },
    onPointerMove(event: PointerEvent) {
      const now = grabbed.current;
      if (!now || now.isLeft || event.buttons === 0) return;
      const way = Math.hypot(event.clientX - now.x, event.clientY - now.y);
      if (!now.isDragged && way < SLACK_PX) return;
      now.isDragged = true;
      drag(now.held, event);
    },
    onPointerUp(event: PointerEvent) {
      const now = grabbed.current;
      if (now?.isDragged && !now.isLeft) drop(now.held, event);
    },
    onPointerLeave() {
      if (grabbed.current?.isDragged) stop();
    },
    /** The click that ends a drag does nothing more; one of the keyboard is another. */
    onClickCapture(event: {
      readonly detail: number;
      stopPropagation(): void;
      preventDefault(): void;
    }) {
      const now = grabbed.current;
      grabbed.current = undefined;
      if (!now?.isDragged || event.detail === 0) return;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { handlers, leave: stop };
}
