import type { CardChange } from '#shared/api/personal-page.ts';
import type { ConferenceProvider } from '#shared/domain/channels.ts';
import type { Language } from '#shared/domain/languages.ts';

/** One of the demo's hosts; the slug is the public address. */
export interface DemoHost {
  readonly slug: 'ada' | 'grace' | 'linus' | 'mia';
  readonly firstname: string;
  readonly lastname: string;
  readonly title: string;
  /** What stands on their card. Its addresses and numbers lead to no one. */
  readonly card: Pick<CardChange, 'description' | 'onlineProfiles'>;
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
    card: {
      description:
        'I help small teams find out what to build next. Pick a time; I will have read what you send me.',
      onlineProfiles: {
        email: 'ada@studio-nord.example',
        phone: '+49 30 23125 014',
        linkedIn: 'linkedin.demo.test/in/ada-brandt',
        instagram: 'instagram.demo.test/studio.nord',
        customLinks: [
          { name: 'What we made this year', url: 'studio-nord.example/work', icon: '📚' },
          { name: 'A letter, once a month', url: 'studio-nord.example/letter', icon: '📮' },
          { name: 'Talk: finding the next thing', url: 'studio-nord.example/talk', icon: '🎥' },
        ],
      },
    },
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
    card: {
      description: 'Interfaces, words and the space between them.',
      onlineProfiles: {
        email: 'grace@studio-nord.example',
        phone: '+1 212 555 0142',
        linkedIn: 'linkedin.demo.test/in/grace-okafor',
        twitter: 'x.demo.test/graceokafor',
        customLinks: [{ name: 'Portfolio', url: 'studio-nord.example/grace', icon: '💼' }],
      },
    },
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
    card: {
      description: 'Bring the problem that nobody wants to touch.',
      onlineProfiles: {
        email: 'linus@studio-nord.example',
        customLinks: [{ name: 'Code', url: 'code.demo.test/linus', icon: '🌱' }],
      },
    },
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
