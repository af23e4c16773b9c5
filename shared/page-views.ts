import type { Listing } from './api/booking-page.ts';
import type { Language } from './domain/languages.ts';

/**
 * What is built of the site's own components for our server: pages as React shows them, as markup. They show
 * what came with the page and nothing that only a visitor's browser knows.
 */
export interface PageViews {
  /** The page of a host or a team. */
  renderListing(listing: Listing, language: Language): string;
}

/** The file in the folder of that build. */
export const PAGE_VIEWS_FILE = 'page-views.js';
