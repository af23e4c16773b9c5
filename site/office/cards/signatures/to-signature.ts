import type { EditedCard } from '#shared/api/personal-page.ts';
import { toBrandColors } from '#shared/domain/brand.ts';
import { profileNames, SOCIAL_PROFILES } from '#shared/domain/card/profiles.ts';
import type { Signature } from '#shared/domain/signature/signature.ts';
import { toPath } from '#shared/routes/index.ts';

/** What of a card a signature may say. */
export const SIGNATURE_PARTS = [
  ...(['picture', 'title', 'phone', 'email', 'booking', 'profiles'] as const),
] as const;

export type SignaturePart = (typeof SIGNATURE_PARTS)[number];

interface Around {
  /** The booking link in words. */
  readonly bookingText: string;
  /** Where the pages are. */
  readonly siteUrl: string;
  /** Where a picture is, from anywhere. */
  readonly toAddress: (image: string) => string;
}

/** All that a card gives a signature. */
export function toSignature(card: EditedCard, around: Around): Signature {
  const { firstname, lastname, title, picture, slug } = card.user;
  const { email, phone, ...profiles } = card.personalPage.onlineProfiles;
  return {
    name: `${firstname} ${lastname}`.trim(),
    title,
    company: card.company.name,
    ...{ email, phone },
    booking:
      slug === null
        ? null
        : { text: around.bookingText, href: around.siteUrl + toPath('user', { user: slug }) },
    profiles: SOCIAL_PROFILES.flatMap((each) => {
      const href = profiles[each];
      return href ? [{ text: profileNames[each], href }] : [];
    }),
    picture: picture && around.toAddress(picture),
    // Mails are white where their reader has not asked for dark.
    color: toBrandColors(card.color, 'light').brandText,
  };
}

/** Those that there is something of. */
export function partsOf(signature: Signature): readonly SignaturePart[] {
  return SIGNATURE_PARTS.filter((part) => {
    const value = signature[part];
    return value !== null && !(Array.isArray(value) && value.length === 0);
  });
}

/** The same without what its owner has left out. */
export function withoutParts(signature: Signature, left: ReadonlySet<SignaturePart>): Signature {
  const kept = <Value>(part: SignaturePart, value: Value, none: Value) =>
    left.has(part) ? none : value;
  return {
    ...signature,
    picture: kept('picture', signature.picture, null),
    title: kept('title', signature.title, null),
    phone: kept('phone', signature.phone, null),
    email: kept('email', signature.email, null),
    booking: kept('booking', signature.booking, null),
    profiles: kept('profiles', signature.profiles, []),
  };
}
