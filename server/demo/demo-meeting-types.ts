import { PAYMENT_PROVIDERS } from '#shared/domain/integrations/payment-providers.ts';
import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { fullForm, notesForm, portfolioForm } from './demo-forms.ts';
import { type DemoMeetingType, plain, settings } from './demo-meeting-type.ts';

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
    slug: 'hello',
    name: 'Say hello',
    description: 'A quarter of an hour, cameras optional. Bring whatever is on your mind.',
    durationMinutes: 15,
    settings: settings({
      videoSetting: {
        enable: true,
        src: '/videos/hello/index.m3u8',
        thumbnailUrl: '/videos/hello/poster.webp',
        immersive: true,
      },
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
        provider: PAYMENT_PROVIDERS[0],
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
    name: 'Confirmed by email',
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
    description:
      'Choose the room that fits your group. All have daylight, a whiteboard and good coffee; the garden room opens to the yard.',
    durationMinutes: 60,
    channel: 'resource',
    settings: settings({ compact: true }),
    resourceChannels: [
      { name: 'Garden room', groupName: 'Ground floor', subChannel: 'Seats 6' },
      { name: 'Workshop', groupName: 'Ground floor', subChannel: 'Seats 12' },
      { name: 'Library', groupName: 'First floor', subChannel: 'Seats 4' },
    ],
  },
  {
    ...plain,
    slug: 'portfolio',
    name: 'Portfolio review',
    description: 'Bring three pages. The booking leads on to a page of its own.',
    form: portfolioForm,
    redirectPath: '/appointment/success?what=Portfolio+review',
  },
  {
    ...plain,
    slug: 'away',
    owner: { host: 'grace' },
    hosts: ['grace'],
    name: 'Away until spring',
    description:
      'I am drawing lighthouses and have no free times. Leave a number, and I will call from the coast.',
    form: notesForm,
    // More than can be booked ahead, so that there is never a free time.
    minNoticeMinutes: 90 * 24 * 60,
  },
  { ...plain, slug: 'draft', name: 'Not ready yet', enabled: false },
  {
    ...plain,
    slug: 'demo',
    owner: { team: 'studio' },
    hosts: ['ada', 'grace', 'linus'],
    name: 'Product demo',
    description: 'The first of us who is free shows you around.',
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
    description: 'Three continents, one call: afternoon, morning and evening.',
    // Their working hours never meet.
    ownHours: { ada: [840, 1080], grace: [480, 720], linus: [1110, 1350] },
  },
  {
    ...plain,
    slug: 'clinic',
    owner: { team: 'studio' },
    hosts: ['ada', 'grace', 'linus'],
    name: 'Clinic',
    description:
      'One thing that does not work, and the one of us who should look at it: you choose.',
    durationMinutes: 45,
    calculationMethod: 'anyone',
    form: notesForm,
    settings: settings({
      meetingOptions: {
        ...plainSettings.meetingOptions,
        allowHostSelection: true,
        forceHostSelection: true,
      },
    }),
  },
  {
    ...plain,
    slug: 'turns',
    owner: { team: 'studio' },
    hosts: ['grace', 'linus'],
    name: 'A quick question',
    description:
      'A quarter of an hour with Grace or Linus. They take turns, so that nobody answers all day.',
    durationMinutes: 15,
    calculationMethod: 'anyone',
  },
];
