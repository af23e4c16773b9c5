import type { ConferenceProvider } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';

/** One of the demo's hosts; the slug is the public address. */
export interface DemoHost {
  readonly slug: 'ada' | 'grace' | 'linus' | 'mia';
  readonly firstname: string;
  readonly lastname: string;
  readonly title: string;
  readonly description: string;
  readonly role: 'owner' | 'admin' | 'member';
  readonly language: Language;
  readonly timeZone: string;
  /** Tenths of a point out of 5. */
  readonly averageRating: number | null;
  readonly reviewCount: number;
  /** Where they are called, for meetings by a call to them. */
  readonly phone: string | null;
  /** Their rooms. The names are reserved (RFC 6761), so that they lead nowhere. */
  readonly meetingLinks: Partial<Record<ConferenceProvider, string>>;
}

export const demoHosts: readonly DemoHost[] = [
  {
    slug: 'ada',
    firstname: 'Ada',
    lastname: 'Brandt',
    title: 'Founder',
    description:
      'I help small teams find out what to build next. Pick a time; I will have read what you send me.',
    role: 'owner',
    language: 'en',
    timeZone: 'Europe/Berlin',
    averageRating: 49,
    reviewCount: 38,
    phone: null,
    meetingLinks: {
      zoom: 'https://zoom.demo.test/ada',
    },
  },
  {
    slug: 'grace',
    firstname: 'Grace',
    lastname: 'Okafor',
    title: 'Product design',
    description: 'Interfaces, words and the space between them.',
    role: 'admin',
    language: 'en',
    timeZone: 'America/New_York',
    averageRating: 47,
    reviewCount: 12,
    phone: null,
    meetingLinks: {
      zoom: 'https://zoom.demo.test/grace',
    },
  },
  {
    slug: 'linus',
    firstname: 'Linus',
    lastname: 'Rao',
    title: 'Engineering',
    description: 'Bring the problem that nobody wants to touch.',
    role: 'member',
    language: 'en',
    timeZone: 'Asia/Kolkata',
    averageRating: null,
    reviewCount: 0,
    phone: null,
    meetingLinks: {
      zoom: 'https://zoom.demo.test/linus',
    },
  },
];
