import type { BusyRange } from '#shared/domain/overlay/busy.ts';

/** What the page's views know of the visitor's own calendar. */
export interface OverlayShown {
  /** Of each file; undefined for what was pasted. */
  readonly names: readonly (string | undefined)[];
  readonly busy: readonly BusyRange[];
  readonly onOpen: () => void;
}
