import type { Cursor, GridModel } from '#shared/domain/calendar/grid-model.ts';

/** What a pointer picks by; arrows go by the half of it. */
export const PICK_STEP_MINUTES = 30;
const ARROW_MINUTES = 15;

/** Where a key leads from a place of the week; beyond its ends to the week beside it. */
export function stepPick({ axis }: GridModel, at: Cursor, key: string): Cursor | undefined {
  const last = axis.lengthMinutes - ARROW_MINUTES;
  const down = (by: number) => ({ ...at, place: Math.min(Math.max(at.place + by, 0), last) });
  switch (key) {
    case 'ArrowLeft':
      return { ...at, column: at.column - 1 };
    case 'ArrowRight':
      return { ...at, column: at.column + 1 };
    case 'ArrowUp':
      return down(-ARROW_MINUTES);
    case 'ArrowDown':
      return down(ARROW_MINUTES);
    case 'PageUp':
      return down(-4 * ARROW_MINUTES);
    case 'PageDown':
      return down(4 * ARROW_MINUTES);
    default:
      return undefined;
  }
}

/** The step that a minute is in. */
export function floorToStep(minute: number): number {
  return Math.floor(minute / PICK_STEP_MINUTES) * PICK_STEP_MINUTES;
}
