import type { EditedCard } from '#shared/api/personal-page.ts';
import type { SentWatch } from '#shared/api/sent-watch.ts';
import type { TextChange } from './card-texts.ts';
import type { CardPicture } from './pictures/editor-shapes.ts';

/** What edits a card: the card as it was told last, and the calls of the page that shows it. */
export interface CardDesk {
  readonly card: EditedCard;
  /** Whether it is the reader's own. */
  readonly isOwn: boolean;
  /** Saves a change, after which the card is as it was saved; what fails is thrown. */
  readonly change: (change: TextChange) => Promise<unknown>;
  /** Gives the company another name, where it is still called what it `was`; not from everywhere. */
  readonly renameCompany?: (name: string, was: string) => Promise<unknown>;
  /** Shows another logo of the company, or none; not from everywhere. */
  readonly setLogo?: (picture: Blob | null, watch?: SentWatch) => Promise<unknown>;
  /** Says whether the product names itself on what is the company's; not from everywhere. */
  readonly hideMark?: (isHidden: boolean) => Promise<unknown>;
  /** Where plans are told of; null where there are none, or while that is not known. */
  readonly plansUrl?: string | null;
  /** Shows another picture, or none; `watch` follows one on its way. */
  readonly setPicture: (
    kind: CardPicture,
    picture: Blob | null,
    watch?: SentWatch,
  ) => Promise<unknown>;
  /** Leads to where a file can be chosen, from a window that would close over it. */
  readonly choosePictureElsewhere?: (() => void) | undefined;
  /** Puts a meeting type on the card, or takes it off. */
  readonly toggleMeeting: (meetingTypeId: string) => Promise<unknown>;
  /** The card at this moment, for what waits for its turn. */
  readonly now: () => EditedCard;
  /** Asks for the card anew. */
  readonly reload: () => Promise<EditedCard>;
  /** Where a picture is, by what replies say of it. */
  readonly toSrc: <Address extends string | null>(address: Address) => Address | string;
}
