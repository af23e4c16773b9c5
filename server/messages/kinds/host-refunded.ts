import { greeting } from '#server/messages/context.ts';
import type { TimeKindDefinition } from '#server/messages/kind.ts';
import type { RefundMail } from '#server/messages/message.ts';
import { cancelledRows, refundRow } from '#server/messages/parts/rows.ts';

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
