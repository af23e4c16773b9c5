import { useEffect } from 'react';
import type { BoundOffer } from './command.ts';
import { screenOffers } from './screen-offers.ts';
import { useCommandKeys } from './use-command-keys.ts';

/** What can be done with the one thing that a screen is about: its keys and the palette have it. */
export function useScreenCommands(name: string, offers: readonly BoundOffer<string>[]): void {
  useCommandKeys(offers);
  useEffect(() => screenOffers.place({ name, offers }));
}
