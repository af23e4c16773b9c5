import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** Somebody brought along reads that the appointment is off, and why. */
export const guestCancellation: MailKindDefinition = {
  audience: 'guest',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('guest-cancellation.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('guest-cancellation.status'),
    tone: 'bad',
    title: context.t('guest-cancellation.title'),
    paragraphs: [greeting(context), context.t('guest-cancellation.intro')],
    rows: cancelledRows(context),
    buttons: [],
    notes: [],
  }),
};
