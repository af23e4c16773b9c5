import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** Somebody brought along to a group that goes on reads that they are not expected any more. */
export const guestSeatCancelled: MailKindDefinition = {
  audience: 'guest',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('guest-seat-cancelled.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('guest-seat-cancelled.status'),
    tone: 'bad',
    title: context.t('guest-seat-cancelled.title'),
    paragraphs: [greeting(context), context.t('guest-seat-cancelled.intro')],
    rows: cancelledRows(context),
    buttons: [],
    notes: [],
  }),
};
