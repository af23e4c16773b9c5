import { useSyncExternalStore } from 'react';
import { useTexts } from '#shared/react/i18n/use-texts.ts';
import { screenOffers } from '../commands/screen-offers.ts';
import { type Entry, withoutDots } from './entry.ts';

/** What can be done with the thing that the screen below is about. */
export function useScreenEntries(): readonly Entry[] {
  const palette = useTexts('palette');
  const placed = useSyncExternalStore(screenOffers.subscribe, screenOffers.read);
  if (!placed) return [];
  const { name, offers } = placed;
  return offers.map(({ id, icon, label, key, run }) => ({
    ...{ id: `here-${id}`, icon, group: 'here' as const },
    name: palette('of', { what: withoutDots(label), name }),
    ...(key && { shortcut: key }),
    run,
  }));
}
