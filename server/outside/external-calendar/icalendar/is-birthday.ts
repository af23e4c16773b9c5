import type { Properties } from './stands-busy.ts';

/** Properties that tell a birthday. */
export const BIRTHDAY_NAMES = [
  'categories',
  'x-kde-kabc-birthday',
  'x-nextcloud-bc-field-type',
  'x-google-event-type',
] as const;

/** The word in our languages, as categories and calendars of contacts are named. */
const WORDS = [
  ...['birthday', 'birthdays', 'anniversary', 'geburtstag', 'geburtstage', 'anniversaire'],
  ...['anniversaires', 'cumpleaños', 'compleanno', 'compleanni', 'verjaardag', 'verjaardagen'],
  ...['aniversário', 'aniversários', 'aniversario', 'urodziny', 'doğum günü', 'doğum günleri'],
  ...[
    'день рождения',
    'дни рождения',
    'день народження',
    'fødselsdag',
    'fødselsdage',
    'födelsedag',
  ],
  ...['födelsedagar', 'syntymäpäivä', 'syntymäpäivät', 'narozeniny', '生日', '誕生日'],
];

/** `Birthdays`, `Contacts' birthdays` → whether a calendar has nothing else. */
export function isBirthdayName(name: string): boolean {
  const words = name.trim().toLowerCase();
  return WORDS.some((each) => words === each || words.endsWith(` ${each}`));
}

/**
 * Whether an event that lasts whole days is somebody's birthday, by what address books write: Evolution,
 * Thunderbird and Outlook a category, KDE and Nextcloud properties of their own, our readers of Google
 * its kind of event.
 */
export function isBirthday(properties: Properties): boolean {
  const word = (name: string) => properties.get(name)?.[0]?.values[0]?.trim().toUpperCase();
  const categories = (properties.get('categories') ?? []).flatMap((each) => each.values);
  return (
    categories.some((each) => WORDS.includes(each.trim().toLowerCase())) ||
    ['YES', 'TRUE'].includes(word('x-kde-kabc-birthday') ?? '') ||
    ['BDAY', 'ANNIVERSARY', 'DEATHDATE'].includes(word('x-nextcloud-bc-field-type') ?? '') ||
    word('x-google-event-type') === 'BIRTHDAY'
  );
}
