import * as z from 'zod';
import { MAX_CONTACT_LENGTH } from '#shared/domain/constants.ts';
import { SLUG_AVAILABILITIES } from '#shared/domain/slug.ts';
import { endpoint } from './endpoint.ts';
import { plainText, secureUrl, slug } from './schemas.ts';

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

export const companyApi = {
  getSlugAvailability: endpoint({
    method: 'get',
    path: '/company/slug-availability',
    summary: 'Whether an address of one’s own can be had (Spec B §3.7)',
    right: 'anyone',
    limit: 'look-up',
    query: z.object({ slug }),
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
