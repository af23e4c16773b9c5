import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, longText, shortText, timeZone } from './schemas.ts';

/** Spec A §3, form-first contact. */
const formFirstContact = z.object({
  meetingTypeId: id,
  email,
  fullname: shortText.optional(),
  firstname: shortText.optional(),
  lastname: shortText.optional(),
  phone: shortText.max(40).optional(),
  /** Answers to the form's further fields by name. */
  formData: z
    .record(shortText, z.union([longText, z.array(longText).max(100)]))
    .refine((given) => Object.keys(given).length <= 200, { error: 'Too many answers' })
    .optional(),
  timezone: timeZone.optional(),
  referrerUrl: longText.max(2000).optional(),
});

const reply = z.object({ contactId: id });

export const formFirstApi = {
  createFormFirstContact: endpoint({
    method: 'post',
    path: '/booking/form-first-contact',
    summary: 'Keeps who has filled a form-first page, before a time is chosen',
    right: 'anyone',
    limit: 'form',
    body: formFirstContact,
    reply,
    refuses: ['meeting-type-not-available'],
  }),
  updateFormFirstContact: endpoint({
    method: 'patch',
    path: '/booking/form-first-contact/{contactId}',
    summary: 'Brings a form-first contact up to date; what is left out stays',
    right: 'anyone',
    limit: 'form',
    params: z.object({ contactId: id }),
    body: formFirstContact.partial(),
    reply,
    refuses: ['not-found'],
  }),
} as const;

export type FormFirstContactInput = z.output<typeof formFirstContact>;
