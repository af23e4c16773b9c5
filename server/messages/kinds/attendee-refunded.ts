import { greeting } from '#server/messages/context.ts';
import type { TimeKindDefinition } from '#server/messages/kind.ts';
import type { RefundMail } from '#server/messages/message.ts';
import { bookAgainButtons } from '#server/messages/parts/buttons.ts';
import { cancelledRows, refundRow } from '#server/messages/parts/rows.ts';

/** Whoever paid reads that the time was gone and their money comes back. */
export const attendeeRefunded: TimeKindDefinition<RefundMail> = {
  audience: 'attendee',
  subject: ({ t, names }) => t('attendee-refunded.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-refunded.status'),
    tone: 'bad',
    title: context.t('attendee-refunded.title'),
    paragraphs: [greeting(context), context.t('attendee-refunded.intro')],
    rows: [...cancelledRows(context), refundRow(context)],
    buttons: bookAgainButtons(context),
    notes: [context.t('attendee-refunded.note')],
  }),
};
