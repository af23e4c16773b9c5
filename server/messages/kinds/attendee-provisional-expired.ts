import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { bookAgainButtons } from '#server/messages/parts/buttons.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

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
