import { plainSettings } from '#shared/domain/meeting-type/settings.ts';
import { aField, aForm, choices } from './demo-forms.ts';
import type { DemoHost } from './demo-hosts.ts';
import { type DemoMeetingType, plain, settings } from './demo-meeting-type.ts';
import { localesOf } from './form-texts/locales-of.ts';

/** The host of the second company, a school of one room. */
export const cornerHosts: readonly DemoHost[] = [
  {
    slug: 'mia',
    firstname: 'Mia',
    lastname: 'Ferraro',
    title: 'Italian, one to one',
    card: {
      description: 'I teach Italian in a room above a bakery. Lessons begin with coffee.',
      onlineProfiles: { phone: '+44 7700 900461', facebook: 'facebook.demo.test/thecorner' },
    },
    role: 'owner',
    language: 'en',
    timeZone: 'Europe/Rome',
    averageRating: 50,
    reviewCount: 21,
    // Of the numbers that Ofcom keeps for drama: nobody's.
    phone: '+44 7700 900461',
    meetingLinks: {},
  },
];

const plainMia = { ...plain, owner: { host: 'mia' }, hosts: ['mia'] } as const;

/** What the first company does not show: guarded addresses, legal text, a teaser, consent. */
export const cornerMeetingTypes: readonly DemoMeetingType[] = [
  {
    ...plainMia,
    slug: 'lesson',
    name: 'Italian lesson',
    description:
      'Three quarters of an hour at the corner table. Bring a sentence that you could not say last week.',
    durationMinutes: 45,
    channel: 'local',
    locations: ['The Corner, Via del Forno 3, Bologna'],
    bufferMinutes: 15,
    form: aForm(
      [
        aField('level', 'How much Italian do you have?', 'radio', {
          required: true,
          options: choices('None yet', 'I can order lunch', 'I can argue'),
          locales: localesOf('level'),
        }),
        aField('notes', 'What would you like to be able to say?', 'text-multi', {
          max: 500,
          locales: localesOf('say'),
        }),
      ],
      {
        blockEmails: true,
        blockedEmails: ['rival-school.test', 'mailinator.com'],
        actionButtonText: {
          en: 'Book the lesson',
          de: 'Stunde buchen',
          fr: 'Réserver la leçon',
          es: 'Reservar la clase',
          no: 'Bestill timen',
          nl: 'Les boeken',
          it: 'Prenota la lezione',
          pl: 'Zarezerwuj lekcję',
          se: 'Boka lektionen',
        },
      },
    ),
    settings: settings({
      emailQualityGuard: true,
      confirmationButton: {
        useConfirmationButton: true,
        color: '#9A3412',
        link: 'https://corner.test/first-lesson',
        text: 'What to bring',
      },
      cancellationPolicy: { enable: true, mode: 'hours', duration: 24 },
      reschedulingPolicy: { enable: true, mode: 'hours', duration: 24 },
    }),
  },
  {
    ...plainMia,
    slug: 'call',
    name: 'A call about levels',
    description: 'You call, we talk, and I tell you which group you would enjoy.',
    durationMinutes: 15,
    channel: 'phone-incoming',
    settings: settings({ hostConfirmation: true, provisionalHours: 6 }),
  },
  {
    ...plainMia,
    slug: 'taster',
    name: 'A taste of Italian',
    description:
      'Coffee and verbs. Your booking leads on to our thank-you page, which is told your email.',
    durationMinutes: 20,
    channel: 'local',
    locations: ['The Corner, Via del Forno 3, Bologna'],
    redirectPath: '/appointment/success?what=A+taste+of+Italian',
  },
  {
    ...plainMia,
    slug: 'table',
    name: 'Friday table',
    description: 'Six chairs, one hour, no English. Bring a friend.',
    durationMinutes: 60,
    channel: 'local',
    locations: ['The Corner, Via del Forno 3, Bologna'],
    totalSpots: 6,
    settings: settings({
      meetingOptions: { ...plainSettings.meetingOptions, allowAddingGuests: true },
      doubleOptIn: true,
    }),
  },
];
