import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** For our server alone: a page as React shows it first, element by element, as markup. */
export function renderStill(page: ReactNode): string {
  // React would have pictures asked for before all else: those are elements that its own page has not.
  return renderToStaticMarkup(page).replace(/^(<link rel="preload"[^>]*>)+/, '');
}
