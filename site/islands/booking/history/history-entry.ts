import type { Trail } from '#shared/domain/booking/trail.ts';

const KEY = 'kalendsSteps';

/** What an entry of the tab's history says of the booking page. */
export interface HistoryEntry {
  /** Which opening of the page it belongs to; what was chosen is kept under the same name. */
  readonly visit: string;
  readonly trail: Trail;
}

/** The entry of a history state; undefined where another page, or nobody, wrote it. */
export function readEntry(state: unknown): HistoryEntry | undefined {
  return (state as { readonly [KEY]?: HistoryEntry } | null)?.[KEY];
}

/** A history state with the entry, beside what others keep in it. */
export function withEntry(state: unknown, entry: HistoryEntry): object {
  return { ...(state as object | null), [KEY]: entry };
}

/** The page's address, opened again, is to begin anew. */
export function forgetSteps(): void {
  history.replaceState(null, '');
}

/** Back to what the visitor came from, over the steps of this page. */
export function leavePage(): void {
  history.go(-1 - (readEntry(history.state)?.trail.at ?? 0));
}
