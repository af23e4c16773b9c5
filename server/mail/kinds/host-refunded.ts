import { greeting } from '#server/mail/context.ts';
import type { TimeKindDefinition } from '#server/mail/kind-definition.ts';
import type { RefundMail } from '#server/mail/mails.ts';
import { cancelledRows, refundRow } from '#server/mail/rows.ts';

/** A host reads who had paid for a time that was gone, and that the money went back. */
export const hostRefunded: TimeKindDefinition<RefundMail> = {
  audience: 'host',
  subject: ({ t, names }) => t('host-refunded.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-refunded.status'),
    tone: 'bad',
    title: context.names.attendees,
    paragraphs: [greeting(context), context.t('host-refunded.intro')],
    rows: [...cancelledRows(context), refundRow(context)],
    buttons: [],
    notes: [],
  }),
};
