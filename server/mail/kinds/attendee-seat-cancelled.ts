import { bookAgainButtons } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { cancelledRows } from '#server/mail/rows.ts';

/** Whoever had a seat of a group that goes on reads that it is free again, and why. */
export const attendeeSeatCancelled: MailKindDefinition = {
  audience: 'attendee',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('attendee-seat-cancelled.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-seat-cancelled.status'),
    tone: 'bad',
    title: context.t('attendee-seat-cancelled.title'),
    paragraphs: [greeting(context), context.t('attendee-seat-cancelled.intro')],
    rows: cancelledRows(context),
    buttons: bookAgainButtons(context),
    notes: [],
  }),
};
