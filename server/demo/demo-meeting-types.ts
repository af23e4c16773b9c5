import type { FormSettings, MeetingTypeSettings } from '#server/meeting-type/settings.ts';
import type { Channel } from '#shared/domain/channels.ts';
import { LANGUAGES } from '#shared/domain/languages.ts';
import { fullForm, notesForm, shortForm } from './demo-forms.ts';
import type { DemoHost } from './demo-hosts.ts';

type HostSlug = DemoHost['slug'];

/** One page of the demo. What is not said is as `plain` has it. */
export interface DemoMeetingType {
  readonly slug: string;
  readonly owner: { readonly host: HostSlug } | { readonly team: 'studio' };
  readonly hosts: readonly HostSlug[];
  readonly name: string;
  readonly description: string | null;
  readonly enabled: boolean;
  readonly durationMinutes: number;
  readonly allowedDurations: readonly number[];
  readonly channel: Channel;
  readonly locations: readonly string[];
  readonly bufferMinutes: number;
  readonly minNoticeMinutes: number;
  readonly limits: Record<string, { count?: number; minutes?: number }>;
  readonly calculationMethod: 'everyone' | 'anyone';
  readonly totalSpots: number | null;
  readonly settings: MeetingTypeSettings;
  readonly form: FormSettings;
  readonly resourceChannels: readonly { name: string; groupName: string; subChannel: string }[];
}

const noPolicy = { enable: false, mode: null, duration: null };

const plainSettings: MeetingTypeSettings = {
  meetingOptions: {
    allowSelectChannel: false,
    allowedChannels: [],
    allowHostSelection: false,
    forceHostSelection: false,
    allowAddingGuests: false,
  },
  videoSetting: { enable: false, src: null, thumbnailUrl: null, immersive: false },
  languageSetting: { enable: false, default: 'en', allowed: [...LANGUAGES] },
  hideAddressField: false,
  emailQualityGuard: false,
  compact: false,
  formFirst: false,
  doubleOptIn: false,
  timezonePreset: { enable: false, timezonePreset: null },
  payment: {
    enable: false,
    provider: 'none',
    price: 0,
    currency: 'EUR',
    suffix: null,
    paymentTerms: null,
  },
  redirectUrl: null,
  meetingLink: null,
  confirmationButton: null,
  cancellationPolicy: noPolicy,
  reschedulingPolicy: noPolicy,
};

const plain = {
  owner: { host: 'ada' },
  hosts: ['ada'],
  description: null,
  enabled: true,
  durationMinutes: 30,
  allowedDurations: [],
  channel: 'connect',
  locations: [],
  bufferMinutes: 0,
  minNoticeMinutes: 120,
  limits: {},
  calculationMethod: 'everyone',
  totalSpots: null,
  settings: plainSettings,
  form: shortForm,
  resourceChannels: [],
} as const satisfies Omit<DemoMeetingType, 'slug' | 'name'>;

function settings(changes: Partial<MeetingTypeSettings>): MeetingTypeSettings {
  return { ...plainSettings, ...changes };
}

export const demoMeetingTypes: readonly DemoMeetingType[] = [
  {
    ...plain,
    slug: 'intro',
    name: 'Intro call',
    description: 'Half an hour to get to know each other. No slides, no pitch: bring a question.',
    form: notesForm,
    settings: settings({
      cancellationPolicy: { enable: true, mode: 'hours', duration: 2 },
      reschedulingPolicy: { enable: true, mode: 'hours', duration: 2 },
    }),
  },
  {
    ...plain,
    slug: 'flex',
    name: 'As long as it takes',
    description: 'Choose how much time you need.',
    allowedDurations: [15, 30, 45, 60],
    bufferMinutes: 10,
  },
  {
    ...plain,
    slug: 'consultation',
    name: 'Consultation',
    description:
      'A working session on one decision of yours. Tell me as much as you can beforehand, so that we can begin in the middle. You get a written summary the day after, with what we decided, what is still open and what I would look at first.',
    durationMinutes: 60,
    allowedDurations: [30, 60, 90],
    channel: 'zoom',
    locations: ['Studio, Oranienstraße 12, Berlin', 'Café Einstein, Kurfürstenstraße 58, Berlin'],
    bufferMinutes: 15,
    limits: { day: { count: 4, minutes: 240 }, week: { count: 12 } },
    form: fullForm,
    settings: settings({
      meetingOptions: {
        ...plainSettings.meetingOptions,
        allowSelectChannel: true,
        allowedChannels: ['phone', 'zoom', 'local', 'local-attendee'],
        allowAddingGuests: true,
      },
      cancellationPolicy: { enable: true, mode: 'days', duration: 1 },
    }),
  },
  {
    ...plain,
    slug: 'workshop',
    name: 'Pricing workshop',
    description: 'Eight seats, one whiteboard, your real numbers.',
    durationMinutes: 90,
    totalSpots: 8,
  },
  {
    ...plain,
    slug: 'paid',
    name: 'Paid review',
    description: 'I read what you have written before we meet.',
    durationMinutes: 45,
    settings: settings({
      payment: {
        ...plainSettings.payment,
        enable: true,
        provider: 'stripe',
        price: 50,
        suffix: 'incl. VAT',
      },
    }),
  },
  {
    ...plain,
    slug: 'form-first',
    name: 'Tell me first',
    description: 'A few lines from you, then a time that suits.',
    form: notesForm,
    settings: settings({ formFirst: true }),
  },
  {
    ...plain,
    slug: 'opt-in',
    name: 'Confirmed by e-mail',
    description: 'You confirm by a link that we mail you.',
    settings: settings({ doubleOptIn: true }),
  },
  {
    ...plain,
    slug: 'ask',
    name: 'Ask me first',
    description: 'I look at every request myself and answer within a day.',
    form: notesForm,
    settings: settings({ hostConfirmation: true }),
  },
  {
    ...plain,
    slug: 'room',
    name: 'A room at the studio',
    description: 'Choose the room that fits your group.',
    durationMinutes: 60,
    channel: 'resource',
    resourceChannels: [
      { name: 'Garden room', groupName: 'Ground floor', subChannel: 'Seats 6' },
      { name: 'Workshop', groupName: 'Ground floor', subChannel: 'Seats 12' },
      { name: 'Library', groupName: 'First floor', subChannel: 'Seats 4' },
    ],
  },
  { ...plain, slug: 'draft', name: 'Not ready yet', enabled: false },
  {
    ...plain,
    slug: 'demo',
    owner: { team: 'studio' },
    hosts: ['ada', 'grace', 'linus'],
    name: 'Product demo',
    description: 'Whoever of us is free first shows you around.',
    calculationMethod: 'anyone',
    settings: settings({
      meetingOptions: { ...plainSettings.meetingOptions, allowHostSelection: true },
    }),
  },
  {
    ...plain,
    slug: 'panel',
    owner: { team: 'studio' },
    hosts: ['ada', 'grace', 'linus'],
    name: 'Panel with all of us',
    description: 'Three continents, one call.',
  },
];
