import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** The same for whom they bring along. */
export const guestSeatLeft: MailKindDefinition = {
  audience: 'guest',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('guest-seat-left.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('guest-seat-left.status'),
    tone: 'good',
    title: context.t('guest-seat-left.title'),
    paragraphs: [greeting(context), context.t('guest-seat-left.intro')],
    rows: cancelledRows(context),
    buttons: [],
    notes: [],
  }),
};
