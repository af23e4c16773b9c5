import type { CardChange, EditedCard } from '#shared/api/personal-page.ts';
import type { UserChange } from '#shared/api/user.ts';
import { MAX_CARD_LINK_LENGTH, toCardLink } from '#shared/domain/card/card-link.ts';
import { SOCIAL_PROFILES } from '#shared/domain/card/profiles.ts';
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from '#shared/domain/constants.ts';
import { toContactLink } from '#shared/domain/contact-link.ts';
import { EMAIL_PATTERN } from '#shared/domain/fields/email.ts';

const USER_TEXTS = ['firstname', 'lastname', 'title'] as const;
const PROFILE_TEXTS = ['email', 'phone', ...SOCIAL_PROFILES] as const;

type UserText = (typeof USER_TEXTS)[number];
type ProfileText = (typeof PROFILE_TEXTS)[number];
/** What is typed on a card, each by itself. */
export type CardText = UserText | 'description' | ProfileText;

export type CardTextFlaw = 'required' | 'not-an-email' | 'not-a-phone' | 'not-a-link';

interface TextRule {
  readonly maxLength: number;
  readonly flaw?: CardTextFlaw;
  /** Whether a text that is not empty is well. */
  readonly isWell?: (text: string) => boolean;
}

const name: TextRule = { maxLength: MAX_NAME_LENGTH };
const link: TextRule = {
  maxLength: MAX_CARD_LINK_LENGTH,
  flaw: 'not-a-link',
  isWell: (text) => toCardLink(text) !== undefined,
};

const rules = {
  firstname: name,
  lastname: name,
  title: name,
  description: { maxLength: MAX_TEXT_LENGTH },
  email: {
    maxLength: MAX_EMAIL_LENGTH,
    flaw: 'not-an-email',
    isWell: (text) => EMAIL_PATTERN.test(text),
  },
  phone: {
    maxLength: MAX_NAME_LENGTH,
    flaw: 'not-a-phone',
    isWell: (text) => toContactLink(text)?.startsWith('tel:') === true,
  },
  linkedIn: link,
  facebook: link,
  twitter: link,
  instagram: link,
  xing: link,
} as const satisfies Record<CardText, TextRule>;

/** Most characters that a text may have. */
export function maxLengthOf(text: CardText): number {
  return rules[text].maxLength;
}

/** What is wrong with what was typed; all but the first name may be empty. */
export function findTextFlaw(text: CardText, typed: string): CardTextFlaw | undefined {
  const { flaw, isWell }: TextRule = rules[text];
  if (typed.trim() === '') return text === 'firstname' ? 'required' : undefined;
  return isWell?.(typed.trim()) === false ? flaw : undefined;
}

/** As the card has it now; empty where it has nothing. */
export function readText({ user, personalPage }: EditedCard, text: CardText): string {
  if (isOfUser(text)) return user[text] ?? '';
  if (text === 'description') return personalPage.description ?? '';
  return personalPage.onlineProfiles[text] ?? '';
}

/** Of whom a text is: the person, who has it everywhere, or their card alone. */
export type TextChange =
  | { readonly of: 'user'; readonly change: UserChange }
  | { readonly of: 'card'; readonly change: CardChange };

/** The call that puts what was typed in the place of what was there. */
export function toTextChange(text: CardText, typed: string, was: string): TextChange {
  const now = typed.trim() || null;
  const before = was || null;
  if (isOfUser(text)) {
    // A name is a text even where it is empty.
    const seen = text === 'title' ? before : was;
    return { of: 'user', change: { [text]: now, was: { [text]: seen } } };
  }
  if (text === 'description') {
    return { of: 'card', change: { description: now, was: { description: before } } };
  }
  const change = {
    onlineProfiles: { [text]: now },
    was: { onlineProfiles: { [text]: before } },
  };
  return { of: 'card', change };
}

function isOfUser(text: CardText): text is UserText {
  return USER_TEXTS.some((each) => each === text);
}
