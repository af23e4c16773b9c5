/** Ways to a booking page of the demo other than its own address, as the start page lists them. */
export const DEMO_DOORS = ['questions', 'proposed-times', 'one-time-link', 'short-link'] as const;
