import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { cancelledRows } from '#server/mail/rows.ts';

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
