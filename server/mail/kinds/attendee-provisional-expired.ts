import { bookAgainButtons } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { cancelledRows } from '#server/mail/rows.ts';

/** Nobody confirmed in time, so the time is free again. */
export const attendeeProvisionalExpired: MailKindDefinition = {
  audience: 'attendee',
  subject: ({ t, names }) => t('attendee-provisional-expired.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-provisional-expired.status'),
    tone: 'bad',
    title: context.t('attendee-provisional-expired.title'),
    paragraphs: [greeting(context), context.t('attendee-provisional-expired.intro')],
    rows: cancelledRows(context),
    buttons: bookAgainButtons(context),
    notes: [],
  }),
};
