import type { Flow } from '#shared/domain/booking/flow.ts';

/** A page that was painted, and worked, before React was here. */
export interface Painted {
  /** How far the visitor has come with their booking, where it is one. */
  readonly readFlow?: () => Flow;
  /** Ends between two presses: what is pressed on one page and let go on another is lost. */
  readonly untilLetGo: () => Promise<void>;
  /** Just before its place is taken. The call that it gives puts back the focus, and what was pressed in vain. */
  readonly leave: () => () => void;
}

declare global {
  interface Window {
    __kalendsPainted?: Painted;
  }
}

/** The page that is there already, if one is. */
export function readPainted(): Painted | undefined {
  return window.__kalendsPainted;
}

/** From now on nobody else may paint: React has the place, or has failed to come. */
export function takePlace(place: HTMLElement): void {
  place.dataset.taken = '';
}

export function isTaken(place: HTMLElement): boolean {
  return place.dataset.taken !== undefined;
}
