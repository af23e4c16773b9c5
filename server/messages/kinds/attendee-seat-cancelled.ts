import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { bookAgainButtons } from '#server/messages/parts/buttons.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

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
