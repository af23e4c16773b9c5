import { useSyncExternalStore } from 'react';
import { type BusyRange, mergeBusy } from '#shared/domain/overlay/busy.ts';
import { forgetSources, keepSources, readSources } from './kept-sources.ts';
import type { OverlayShown } from './overlay-shown.ts';

/** One file or paste; nothing of it but when. */
export interface OverlaySource {
  readonly id: string;
  /** The file's; none for what was pasted. */
  readonly name: string | undefined;
  readonly busy: readonly BusyRange[];
  /** Entries that are broken. */
  readonly unread: number;
  /** There was more than is compared. */
  readonly isCut: boolean;
}

export interface Overlay {
  readonly sources: readonly OverlaySource[];
  /** Of all of them. */
  readonly busy: readonly BusyRange[];
  /** It outlives a reload of this tab. */
  readonly isKept: boolean;
  readonly isOpen: boolean;
  /** What was dropped on the page, for the dialog to read. */
  readonly dropped: readonly File[];
}

const listeners = new Set<() => void>();
const nothing: Overlay = { sources: [], busy: [], isKept: false, isOpen: false, dropped: [] };
let overlay: Overlay | undefined;

function readOverlay(): Overlay {
  if (!overlay) {
    const sources = readSources();
    overlay = { ...nothing, ...withSources(sources), isKept: sources.length > 0 };
  }
  return overlay;
}

function withSources(sources: readonly OverlaySource[]) {
  return { sources, busy: mergeBusy(sources.flatMap(({ busy }) => busy)) };
}

function change(changed: Partial<Overlay>): void {
  overlay = { ...readOverlay(), ...changed };
  for (const listener of listeners) listener();
}

function changeSources(sources: readonly OverlaySource[]): void {
  const isKept = readOverlay().isKept && keepSources(sources);
  change({ ...withSources(sources), isKept });
}

export const overlayStore = {
  open: () => change({ isOpen: true }),
  close: () => change({ isOpen: false, dropped: [] }),
  drop: (dropped: readonly File[]) => change({ isOpen: true, dropped }),
  /** A file of the same name takes the place of the one before; false where there are too many. */
  add: (source: OverlaySource, most: number): boolean => {
    const { sources } = readOverlay();
    const others = sources.filter(({ name }) => name === undefined || name !== source.name);
    if (others.length >= most) return false;
    changeSources([...others, source]);
    return true;
  },
  remove: (id: string) => changeSources(readOverlay().sources.filter((each) => each.id !== id)),
  /** Whether it is kept from now on. */
  keep: (isWished: boolean): boolean => {
    if (!isWished) forgetSources();
    const isKept = isWished && keepSources(readOverlay().sources);
    change({ isKept });
    return isKept;
  },
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the views of times show of it. */
export function toOverlayShown({ sources, busy }: Overlay): OverlayShown {
  return { names: sources.map(({ name }) => name), busy, onOpen: overlayStore.open };
}

/** The visitor's own calendar in this page; what it holds is sent nowhere. */
export function useOverlay(): Overlay {
  return useSyncExternalStore(subscribe, readOverlay, () => nothing);
}
