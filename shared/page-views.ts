import type { Listing } from './api/booking-page.ts';
import type { Dashboard } from './api/dashboard.ts';
import type { Membership, Session } from './api/session.ts';
import type { Language } from './domain/languages.ts';

/**
 * What is built of the site's own components for our server: pages as React shows them, as markup. They show
 * what came with the page and nothing that only a visitor's browser knows.
 */
export interface PageViews {
  /** The page of a host or a team. */
  renderListing(listing: Listing, language: Language): string;
  /** The office at its dashboard, to the one who is signed in. */
  renderDashboard(day: HostDay, language: Language): string;
}

/** What a dashboard shows, and to whom: as the API answers `/session` and `/dashboard`. */
export interface HostDay {
  readonly session: Session & { readonly companies: readonly Membership[] };
  readonly dashboard: Dashboard;
}

/** The files in the folder of that build: of visitors' pages, and of the office. */
export const PAGE_VIEWS_FILE = 'page-views.js';
export const OFFICE_VIEWS_FILE = 'office-views.js';
