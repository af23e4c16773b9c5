import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** A host reads that the appointment is off, and why. */
export const hostCancellation: MailKindDefinition = {
  audience: 'host',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('host-cancellation.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-cancellation.status'),
    tone: 'bad',
    title: context.names.attendees,
    paragraphs: [greeting(context), context.t('host-cancellation.intro')],
    rows: cancelledRows(context),
    buttons: [],
    notes: [],
  }),
};
