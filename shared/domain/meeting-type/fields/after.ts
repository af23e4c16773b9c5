import * as z from 'zod';
import { MAX_CONTACT_LENGTH } from '#shared/domain/constants.ts';
import { keptText, line, plain, secureUrl } from './bounds.ts';
import { field, setting } from './field.ts';

const keptButton = z.object({
  useConfirmationButton: z.boolean(),
  color: z.string().nullable(),
  link: z.string().max(2000).nullable(),
  text: z.string().nullable(),
});

const button = keptButton.extend({
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  link: secureUrl.nullable(),
  text: line.nullable(),
});

/** What follows a booking. */
export const after = {
  redirectUrl: field({
    bounds: secureUrl.nullable(),
    initial: null,
    stored: setting(keptText),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  confirmationButton: field({
    bounds: button.nullable(),
    initial: null,
    stored: setting(keptButton.nullable().default(null)),
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  /** How attendees reach the host when no page can help any more: a number, an address, a sentence. */
  contact: field({
    bounds: plain.trim().min(1).max(MAX_CONTACT_LENGTH).nullable(),
    initial: null,
    stored: setting(z.string().max(MAX_CONTACT_LENGTH).nullable().default(null)),
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
};
