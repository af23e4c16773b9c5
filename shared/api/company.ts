import * as z from 'zod';
import { MAX_CONTACT_LENGTH } from '#shared/domain/constants.ts';
import { SLUG_AVAILABILITIES } from '#shared/domain/slug.ts';
import { endpoint } from './endpoint.ts';
import { pictureRefusals, pictureUpload } from './picture.ts';
import { company, id, image, plainText, secureUrl, shortText, slug } from './schemas.ts';

/** What a company may say of how to reach it, and where its legal pages are. */
const contactDetails = z.object({
  contact: plainText.trim().min(1).max(MAX_CONTACT_LENGTH).nullable(),
  imprintLink: secureUrl.nullable(),
  dataPolicyLink: secureUrl.nullable(),
  showDataPolicyLink: z.boolean(),
});

/** As they are kept: addresses of old may be anything. */
const keptContactDetails = z.object({
  contact: z.string().nullable(),
  imprintLink: z.string().nullable(),
  dataPolicyLink: z.string().nullable(),
  showDataPolicyLink: z.boolean(),
});

const companyName = z.object({ name: shortText.trim().min(1) });

const shownLogo = z.object({ logo: image.nullable() });

export const companyApi = {
  getCompany: endpoint({
    method: 'get',
    path: '/company',
    summary: 'The company that the caller works in',
    right: 'session:read',
    limit: 'office',
    reply: z.object({ id, slug: z.string(), name: z.string() }),
    refuses: [],
  }),
  patchCompany: endpoint({
    method: 'patch',
    path: '/company',
    summary: 'Renames the company: on its pages, in its mails',
    right: 'company:edit',
    limit: 'office',
    body: companyName.extend({ was: z.object({ name: z.string() }).partial().optional() }),
    reply: z.object({ name: z.string() }),
    refuses: ['changed-meanwhile'],
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
    refuses: ['changed-meanwhile'],
  }),
} as const;

export type ContactDetails = z.output<typeof keptContactDetails>;
