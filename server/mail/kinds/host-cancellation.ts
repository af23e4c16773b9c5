import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { cancelledRows } from '#server/mail/rows.ts';

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
