import { channelOf, ROOM_PROVIDERS } from '#shared/domain/ways-to-meet.ts';
import { useTexts } from '#shared/react/i18n/use-texts.ts';

/** What the profile calls what is typed there. */
export function useOwnLabels(): Readonly<Record<string, string>> {
  const t = useTexts('profile');
  const common = useTexts('common');
  const rooms = ROOM_PROVIDERS.map((each) => [
    each,
    each === 'custom' ? t('meet.another') : common(`channels.${channelOf(each)}`),
  ]);
  return {
    firstname: t('person.firstname'),
    lastname: t('person.lastname'),
    title: t('person.jobTitle'),
    slug: t('person.slug'),
    language: t('person.language'),
    timezone: t('person.zone'),
    timeFormat: t('person.timeFormat'),
    weekStart: t('person.weekStart'),
    phone: t('meet.phone'),
    ...Object.fromEntries(rooms),
    limits: t('limits.title'),
  };
}
