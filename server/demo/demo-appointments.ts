import type { DemoHost } from './demo-hosts.ts';

/** An appointment of the demo. What comes leaves most of a day free: visitors shall find times. */
export interface DemoAppointment {
  readonly meeting: string;
  readonly host: DemoHost['slug'];
  /** Working days from today on; those of the past are negative. */
  readonly days: number;
  /** On the host's wall clock: `9.5` is half past nine. */
  readonly hour: number;
  readonly who: string;
  readonly status?: 'booked' | 'cancelled' | 'waiting';
  /** What the attendee wrote. */
  readonly notes?: string;
  readonly hostNotes?: string;
  readonly isNoShow?: true;
  readonly reason?: string;
}

const past: readonly DemoAppointment[] = [
  { meeting: 'intro', host: 'ada', days: -1, hour: 10, who: 'Maya Lindqvist' },
  {
    ...{ meeting: 'consultation', host: 'ada', days: -2, hour: 14, who: 'Tomasz Zieliński' },
    notes: 'Two questions about prices, one about the team.',
    hostNotes: 'Wants an offer by Friday. Knows Grace from Lagos.',
  },
  { meeting: 'intro', host: 'ada', days: -3, hour: 11, who: 'Jonas Weber', isNoShow: true },
  { meeting: 'flex', host: 'ada', days: -4, hour: 15, who: 'Chloé Martin' },
  { meeting: 'intro', host: 'ada', days: -6, hour: 9, who: 'Diego Torres' },
  {
    ...{ meeting: 'intro', host: 'ada', days: -7, hour: 13, who: 'Ingrid Solberg' },
    ...{ status: 'cancelled', reason: 'The train did not come.' },
  },
  { meeting: 'consultation', host: 'ada', days: -9, hour: 10, who: 'Chloé Martin' },
  { meeting: 'clinic', host: 'ada', days: -11, hour: 12, who: 'Sofia Ricci' },
  { meeting: 'intro', host: 'ada', days: -14, hour: 16, who: 'Tomasz Zieliński' },
  {
    ...{ meeting: 'turns', host: 'grace', days: -1, hour: 10, who: 'Chloé Martin' },
    hostNotes: 'Second call. The first screen is what worries her.',
  },
  { meeting: 'turns', host: 'grace', days: -5, hour: 14, who: 'Daan Visser' },
  { meeting: 'turns', host: 'grace', days: -10, hour: 11, who: 'Maya Lindqvist' },
  { meeting: 'turns', host: 'linus', days: -2, hour: 16, who: 'Diego Torres' },
  { meeting: 'turns', host: 'linus', days: -8, hour: 10, who: 'Jonas Weber', isNoShow: true },
  { meeting: 'turns', host: 'linus', days: -12, hour: 15, who: 'Daan Visser' },
];

const coming: readonly DemoAppointment[] = [
  { meeting: 'intro', host: 'ada', days: 1, hour: 9, who: 'Nour Haddad' },
  {
    ...{ meeting: 'consultation', host: 'ada', days: 2, hour: 9, who: 'Maya Lindqvist' },
    notes: 'I would like to go through the new plan.',
  },
  {
    ...{ meeting: 'intro', host: 'ada', days: 3, hour: 9, who: 'Daan Visser' },
    ...{ status: 'cancelled', reason: 'We have found somebody in-house.' },
  },
  { meeting: 'ask', host: 'ada', days: 5, hour: 9, who: 'Sofia Ricci', status: 'waiting' },
  { meeting: 'intro', host: 'ada', days: 8, hour: 9, who: 'Ingrid Solberg' },
  { meeting: 'turns', host: 'grace', days: 2, hour: 16.5, who: 'Tomasz Zieliński' },
  { meeting: 'turns', host: 'grace', days: 6, hour: 16.5, who: 'Nour Haddad' },
  { meeting: 'turns', host: 'linus', days: 3, hour: 9, who: 'Sofia Ricci' },
];

export const demoAppointments: readonly DemoAppointment[] = [...past, ...coming];
