import type { KeptProfiles } from './kept-profiles.ts';
import type { CardContact, CardPicture } from './vcard.ts';

/** A card as a host's page carries it. */
interface ShownCard {
  readonly userId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly title: string | null;
  readonly onlineProfiles: KeptProfiles;
  readonly changedAt: string;
}

/** What stands on a card, as a contact; `picture` where its bytes are at hand. */
export function toCardContact(
  { userId, firstname, lastname, title, onlineProfiles, changedAt }: ShownCard,
  around: {
    readonly company: string;
    readonly website: string | null;
    readonly pageUrl: string;
    readonly sourceUrl: string;
    readonly picture?: CardPicture;
  },
): CardContact {
  return {
    ...onlineProfiles,
    id: userId,
    name: `${firstname} ${lastname}`.trim(),
    title,
    changedIso: changedAt,
    ...around,
    picture: around.picture ?? null,
  };
}
