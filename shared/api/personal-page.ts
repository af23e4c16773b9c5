import * as z from 'zod';
import { HEX_COLOR } from '#shared/domain/card/card-color.ts';
import { MAX_CARD_LINK_LENGTH, toCardLink } from '#shared/domain/card/card-link.ts';
import { isLinkIcon, MAX_CUSTOM_LINKS, MAX_ICON_LENGTH } from '#shared/domain/card/custom-link.ts';
import { toContactLink } from '#shared/domain/contact-link.ts';
import { endpoint } from './endpoint.ts';
import { pictureRefusals, pictureUpload } from './picture.ts';
import { email, id, image, instant, longText, plainText, shortText, slug } from './schemas.ts';

/** What leads to the web once https:// stands before it; every other scheme is refused. */
const cardLink = plainText
  .trim()
  .max(MAX_CARD_LINK_LENGTH)
  .refine((text) => toCardLink(text) !== undefined, { error: 'Not an address of the web' });

const phone = shortText
  .trim()
  .refine((text) => toContactLink(text)?.startsWith('tel:') === true, { error: 'Not a number' });

/** Spec B §3.1, onlineProfiles: what its owner puts on the card; none of it comes from their account. */
const profiles = z.object({
  email: email.nullable(),
  phone: phone.nullable(),
  linkedIn: cardLink.nullable(),
  facebook: cardLink.nullable(),
  twitter: cardLink.nullable(),
  instagram: cardLink.nullable(),
  xing: cardLink.nullable(),
  customLinks: z
    .array(
      z.object({
        name: shortText.trim().min(1),
        url: cardLink.min(1),
        icon: plainText
          .trim()
          .max(MAX_ICON_LENGTH)
          .refine(isLinkIcon, { error: 'More than two characters' }),
      }),
    )
    .max(MAX_CUSTOM_LINKS),
});

const keptLink = z.object({ name: z.string(), url: z.string(), icon: z.string() });

/** As they are kept: addresses with their scheme, icons never empty. */
export const keptProfiles = z.object({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  linkedIn: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  xing: z.string().nullable(),
  customLinks: z.array(keptLink),
});

const changeable = z.object({
  description: longText.trim().min(1).nullable(),
  primaryColor: z.string().regex(HEX_COLOR).nullable(),
  useCustomColors: z.boolean(),
  showAllMeetingTypes: z.boolean(),
  /** Those that are named come first, in this order. */
  meetingTypeOrder: z.array(id).max(500),
  /** Those that are not named stay as they are; custom links are changed together. */
  onlineProfiles: profiles.partial(),
});

const keptPage = z.object({
  description: z.string().nullable(),
  primaryColor: z.string().nullable(),
  useCustomColors: z.boolean(),
  showAllMeetingTypes: z.boolean(),
  meetingTypeOrder: z.array(id),
  onlineProfiles: keptProfiles,
});

/** What `was` says: what the caller takes to be there, each of the profiles by itself. */
const seenPage = keptPage.partial().extend({ onlineProfiles: keptProfiles.partial().optional() });
const change = changeable.partial().extend({ was: seenPage.optional() });

/** Somebody's card as those see it who may change it. */
const editedCard = z.object({
  user: z.object({
    id,
    firstname: z.string(),
    lastname: z.string(),
    title: z.string().nullable(),
    picture: image.nullable(),
    /** The address of the card; null for somebody without a page. */
    slug: z.string().nullable(),
  }),
  personalPage: keptPage.extend({ headerImage: image.nullable() }),
  company: z.object({
    name: z.string(),
    logo: image.nullable(),
    primaryColor: z.string().nullable(),
    useBrandStyling: z.boolean(),
    hideKalendsBranding: z.boolean(),
    featureAccess: z.object({ personalizedBranding: z.boolean() }),
  }),
  /** The card's colour as visitors see it, `#rrggbb` or `#rgb`. */
  color: z.string(),
  /** When something on the card changed last. */
  changedAt: instant,
  /** All that can stand on it, in its order: their own, and those of others that they host. */
  meetingTypes: z.array(
    z.object({
      id,
      name: z.string(),
      durations: z.array(z.int()),
      isOwn: z.boolean(),
      /** Chosen for the card; whether it is there follows also from `showAllMeetingTypes`. */
      isChosen: z.boolean(),
      /** Whether it can be booked now: only then it is shown. */
      isOpen: z.boolean(),
    }),
  ),
  /** What the caller is (Spec B §3.1). */
  permissions: z.object({ isCompanyAdmin: z.boolean(), isTeamAdmin: z.boolean() }),
});

/** Spec B §2.5: a card as anybody sees it, beside what a host's page says of its company and meeting types. */
export const publicCard = z.object({
  /** Whose it is. */
  userId: id,
  firstname: z.string(),
  lastname: z.string(),
  title: z.string().nullable(),
  picture: image.nullable(),
  headerImage: image.nullable(),
  description: z.string().nullable(),
  /** `#rrggbb` or `#rgb`; ink for it comes from `toBrandVariables`. */
  color: z.string(),
  /** Addresses have their scheme: they can be followed as they are. */
  onlineProfiles: keptProfiles,
  changedAt: instant,
});

const card = z.object({ userId: id });

/** Digital business cards (Spec B §7.3): one's own, and for owners and admins everybody's. */
export const personalPageApi = {
  getOwnCard: endpoint({
    method: 'get',
    path: '/personal-page/me',
    summary: "One's own card, with all that can stand on it",
    right: 'card:edit',
    limit: 'office',
    byApp: 'card',
    reply: editedCard,
    refuses: ['not-found'],
  }),
  patchOwnCard: endpoint({
    method: 'patch',
    path: '/personal-page/me',
    summary:
      'Changes what is named; `was` has what the caller takes to be there, so that nothing newer is lost',
    right: 'card:edit',
    limit: 'office',
    byApp: 'card',
    body: change,
    reply: editedCard,
    refuses: ['not-found', 'changed-meanwhile'],
  }),
  getWalletPass: endpoint({
    method: 'get',
    path: '/personal-page/apple',
    summary:
      "One's own card as a pass of Apple Wallet, which needs a certificate that is not set up",
    right: 'card:edit',
    limit: 'office',
    reply: z.object({}),
    refuses: ['wallet-not-configured'],
  }),
  patchOwnHeaderPicture: endpoint({
    method: 'patch',
    path: '/personal-page/header-picture',
    summary: "The banner of one's own card: its middle, 2.8125 times as wide as it is high",
    right: 'card:edit',
    limit: 'office',
    byApp: 'card',
    upload: pictureUpload,
    reply: editedCard,
    refuses: ['not-found', ...pictureRefusals],
  }),
  deleteOwnHeaderPicture: endpoint({
    method: 'delete',
    path: '/personal-page/header-picture',
    summary: "Shows the colour of one's own card again",
    right: 'card:edit',
    limit: 'office',
    byApp: 'card',
    reply: editedCard,
    refuses: ['not-found'],
  }),
  patchHeaderPicture: endpoint({
    method: 'patch',
    path: '/personal-page/{userId}/header-picture',
    summary: "The banner of a colleague's card",
    right: 'card:edit',
    limit: 'office',
    params: card,
    upload: pictureUpload,
    reply: editedCard,
    refuses: ['not-found', 'forbidden', ...pictureRefusals],
  }),
  deleteHeaderPicture: endpoint({
    method: 'delete',
    path: '/personal-page/{userId}/header-picture',
    summary: "Shows the colour of a colleague's card again",
    right: 'card:edit',
    limit: 'office',
    params: card,
    reply: editedCard,
    refuses: ['not-found', 'forbidden'],
  }),
  getCard: endpoint({
    method: 'get',
    path: '/personal-page/{userId}',
    summary: "A colleague's card",
    right: 'card:edit',
    limit: 'office',
    params: card,
    reply: editedCard,
    refuses: ['not-found', 'forbidden'],
  }),
  patchCard: endpoint({
    method: 'patch',
    path: '/personal-page/{userId}',
    summary: "The same change of a colleague's card",
    right: 'card:edit',
    limit: 'office',
    params: card,
    body: change,
    reply: editedCard,
    refuses: ['not-found', 'forbidden', 'changed-meanwhile'],
  }),
} as const;

export const publicCardApi = {
  getContactFile: endpoint({
    method: 'get',
    path: '/card/{userSlug}/contact.vcf',
    summary: 'A card as it is now, as a contact that phones and mail programs keep (vCard 3.0)',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ userSlug: slug }),
    reply: z.string(),
    replyType: 'text/vcard',
    refuses: ['host-not-found'],
  }),
} as const;

export type CardChange = z.output<typeof change>;
export type EditedCard = z.output<typeof editedCard>;
export type PublicCard = z.output<typeof publicCard>;
export type CardProfiles = z.output<typeof keptProfiles>;
