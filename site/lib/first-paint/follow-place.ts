import type { IsKept } from './follow-keys.ts';
import { watchPresses } from './watch-presses.ts';

/**
 * Follows what our server has written into a place, until React has it: what is pressed and filled in there is
 * done once React is here, and the focus stays.
 */
export function followPlace(place: HTMLElement, isKept?: IsKept): void {
  const { untilLetGo, leave } = watchPresses(place, { isStill: true, ...(isKept && { isKept }) });
  window.__kalendsPainted = {
    untilLetGo,
    leave: () => {
      const comeBack = leave();
      delete window.__kalendsPainted;
      delete place.dataset.written;
      return comeBack;
    },
  };
}
