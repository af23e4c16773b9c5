import type { Dashboard } from '#shared/api/dashboard.ts';

/** What the extension knows of a host's day, and since when. */
export interface AppointmentsSeen {
  readonly atMs: number;
  readonly day: Pick<Dashboard, 'today' | 'next' | 'waiting'>;
}

/** A page that visitors book on. */
export interface SeenLink {
  readonly id: string;
  readonly name: string;
  /** Shown beside the name: whose it is, where it is not one's own. */
  readonly of: string | null;
  readonly durationsMinutes: readonly number[];
  readonly url: string;
}

/** What the extension knows of a host's links, and since when. */
export interface LinksSeen {
  readonly atMs: number;
  readonly links: readonly SeenLink[];
}
