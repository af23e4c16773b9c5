import type { ComponentType } from 'react';
import { forgetFirstAvailability } from './first-replies.ts';
import { showStepInFrame } from './framed-page.ts';
import { queryClient } from './query-client.ts';

/** The pages of the addresses that this document has shown. */
const shown = new Map<string, ComponentType>();
let isForeignExpected = false;
let current: ComponentType | undefined;
const listeners = new Set<() => void>();

export const shownPageStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** What is shown instead of the page that the document came with. */
  read: (): ComponentType | undefined => current,
};

/** What the document shows first; Back and Forward lead to what it has shown since, and from there. */
export function beginWith(first: ComponentType): void {
  shown.set(location.pathname, first);
  window.addEventListener('popstate', () => {
    const page = shown.get(location.pathname);
    if (page && page === (current ?? first)) return;
    // What became of it meanwhile is asked for, of the times as well.
    queryClient.clear();
    forgetFirstAvailability();
    // The entries of a document that was reloaded since are of pages that this one never had.
    if (page) show(page);
    else location.reload();
  });
}

/**
 * Shows a page in place of this one, whose entry in the tab's history it takes. Answers with false
 * where that cannot be: then the document has to be left for it.
 */
export function showPage(path: string, page: ComponentType): boolean {
  if (hasForeignScripts()) return false;
  history.replaceState(null, '', path);
  shown.set(location.pathname, page);
  show(page);
  window.scrollTo(0, 0);
  showStepInFrame(0);
  return true;
}

function show(page: ComponentType): void {
  if (page === current) return;
  current = page;
  for (const listener of listeners) listener();
}

/** The visitor may agree to scripts of others, in whatever this document shows by then. */
export function expectForeignScripts(): void {
  isForeignExpected = true;
}

/** The address of an appointment holds its secret, which is for our scripts alone. */
function hasForeignScripts(): boolean {
  const isForeign = ({ src }: HTMLScriptElement) => src && new URL(src).origin !== location.origin;
  return isForeignExpected || [...document.scripts].some(isForeign);
}
