import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { bookAgainButtons } from '#server/messages/parts/buttons.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** Whoever booked reads that the appointment is off, and why. */
export const attendeeCancellation: MailKindDefinition = {
  audience: 'attendee',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('attendee-cancellation.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-cancellation.status'),
    tone: 'bad',
    title: context.t('attendee-cancellation.title'),
    paragraphs: [greeting(context), context.t('attendee-cancellation.intro')],
    rows: cancelledRows(context),
    buttons: bookAgainButtons(context),
    notes: [],
  }),
};
