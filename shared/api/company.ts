import * as z from 'zod';
import { HEX_COLOR } from '#shared/domain/card/card-color.ts';
import { MAX_CONTACT_LENGTH } from '#shared/domain/constants.ts';
import { MAX_KEPT_DAYS, MIN_KEPT_DAYS } from '#shared/domain/kept-days.ts';
import { MAX_LEGAL_TEXT_LENGTH } from '#shared/domain/own-text-lengths.ts';
import { SLUG_AVAILABILITIES } from '#shared/domain/slug.ts';
import { endpoint } from './endpoint.ts';
import { pictureRefusals, pictureUpload } from './picture.ts';
import { company, id, image, plainText, secureUrl, shortText, slug } from './schemas.ts';

/** What a company may say of how to reach it, where it is on the web, and where its legal pages are. */
const keptDays = z.int().min(MIN_KEPT_DAYS).max(MAX_KEPT_DAYS);

const contactDetails = z.object({
  contact: plainText.trim().min(1).max(MAX_CONTACT_LENGTH).nullable(),
  website: secureUrl.nullable(),
  imprintLink: secureUrl.nullable(),
  dataPolicyLink: secureUrl.nullable(),
  showDataPolicyLink: z.boolean(),
  /** HTML; what is kept of it are paragraphs, line breaks, bold, italics, lists and links. */
  customLegalText: plainText.max(MAX_LEGAL_TEXT_LENGTH).nullable(),
  /** For how many days past appointments are kept; null for as long as the installation keeps them. */
  keepAppointmentsDays: keptDays.nullable(),
});

/** As they are kept: addresses of old may be anything. */
const keptContactDetails = z.object({
  contact: z.string().nullable(),
  website: z.string().nullable(),
  imprintLink: z.string().nullable(),
  dataPolicyLink: z.string().nullable(),
  showDataPolicyLink: z.boolean(),
  customLegalText: z.string().nullable(),
  keepAppointmentsDays: z.int().nullable(),
});

const changeable = z.object({
  name: shortText.trim().min(1),
  /** `#rrggbb` or `#rgb`; null for the product's own. */
  primaryColor: z.string().regex(HEX_COLOR).nullable(),
  /** Whether its colour and logo are used. */
  useBrandStyling: z.boolean(),
  /** Whether the product does not name itself. */
  hideKalendsBranding: z.boolean(),
});

/** As it is kept: colours of old may be anything. */
const keptCompany = z.object({
  name: z.string(),
  primaryColor: z.string().nullable(),
  useBrandStyling: z.boolean(),
  hideKalendsBranding: z.boolean(),
});

/** What who runs this server has set: what counts where a company says nothing, and its upper bounds. */
interface Installation {
  readonly imprintLink: string | null;
  readonly dataPolicyLink: string | null;
  /** For how many days what is kept at most; 0 for ever. */
  readonly keptDays: {
    readonly appointments: number;
    readonly mails: number;
    readonly contacts: number;
    readonly chats: number;
  };
}

const installation: z.ZodType<Installation, Installation> = z.object({
  imprintLink: z.string().nullable(),
  dataPolicyLink: z.string().nullable(),
  keptDays: z.object({
    appointments: z.int(),
    mails: z.int(),
    contacts: z.int(),
    chats: z.int(),
  }),
});

/** The caller's own company. */
const ownCompany = keptCompany.extend({
  id,
  slug: z.string(),
  logo: image.nullable(),
  featureAccess: z.object({ personalizedBranding: z.boolean() }),
  /** Where who runs this server says what its plans are; null where it has none. */
  plansUrl: z.string().nullable(),
  installation,
});

const shownLogo = z.object({ logo: image.nullable() });

export const companyApi = {
  getCompany: endpoint({
    method: 'get',
    path: '/company',
    summary: 'The company that the caller works in',
    right: 'session:read',
    limit: 'office',
    reply: ownCompany,
    refuses: [],
  }),
  patchCompany: endpoint({
    method: 'patch',
    path: '/company',
    summary:
      'Changes what is named: its name, its look, and for team admins too whether the product names itself',
    right: 'company:mark',
    limit: 'office',
    body: changeable.partial().extend({ was: keptCompany.partial().optional() }),
    reply: ownCompany,
    refuses: ['changed-meanwhile', 'branding-not-included'],
  }),
  patchLogo: endpoint({
    method: 'patch',
    path: '/company/logo',
    summary: 'The company’s logo, on its pages and in its mails',
    right: 'company:edit',
    limit: 'office',
    upload: pictureUpload,
    reply: shownLogo,
    refuses: pictureRefusals,
  }),
  deleteLogo: endpoint({
    method: 'delete',
    path: '/company/logo',
    summary: 'Shows the company’s name alone again',
    right: 'company:edit',
    limit: 'office',
    reply: shownLogo,
    refuses: [],
  }),
  getPublicCompany: endpoint({
    method: 'get',
    path: '/company/public',
    summary: 'A company as anybody may see it',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ id }),
    reply: company,
    refuses: ['not-found'],
  }),
  findCompanyId: endpoint({
    method: 'get',
    path: '/company/slugtoid/{slug}',
    summary: 'The id of the company with an address',
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ slug }),
    reply: z.object({ id }),
    refuses: ['not-found'],
  }),
  getSlugAvailability: endpoint({
    method: 'get',
    path: '/company/slug-availability',
    summary: 'Whether an address of one’s own can be had (Spec B §3.7)',
    right: 'anyone',
    limit: 'look-up',
    // As it was typed: a page's own address has no capitals.
    query: z.object({ slug: plainText.min(1).max(100) }),
    reply: z.object({ availability: z.enum(SLUG_AVAILABILITIES) }),
    refuses: [],
  }),
  getContactDetails: endpoint({
    method: 'get',
    path: '/company/contact',
    summary: 'How the company is reached, and its legal pages',
    right: 'company:edit',
    limit: 'office',
    reply: keptContactDetails,
    refuses: [],
  }),
  patchContactDetails: endpoint({
    method: 'patch',
    path: '/company/contact',
    summary:
      'Changes them; `was` has what the caller takes to be there, so that nothing newer is lost',
    right: 'company:edit',
    limit: 'office',
    body: contactDetails.partial().extend({ was: keptContactDetails.partial().optional() }),
    reply: keptContactDetails,
    refuses: ['changed-meanwhile', 'kept-too-long'],
  }),
} as const;

export type KeptCompany = z.output<typeof keptCompany>;
export type CompanyChange = z.output<typeof companyApi.patchCompany.body>;
export type OwnCompany = z.output<typeof ownCompany>;
export type ContactDetails = z.output<typeof keptContactDetails>;
