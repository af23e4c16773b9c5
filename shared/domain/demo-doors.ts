/** What the start page points out beside the pages that the demo's hosts and teams list. */
export const DEMO_DOORS = [
  'questions',
  'proposed-times',
  'one-time-link',
  'short-link',
  'callback',
  'redirect',
] as const;
