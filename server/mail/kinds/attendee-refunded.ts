import { bookAgainButtons } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { TimeKindDefinition } from '#server/mail/kind-definition.ts';
import type { RefundMail } from '#server/mail/mails.ts';
import { cancelledRows, refundRow } from '#server/mail/rows.ts';

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
