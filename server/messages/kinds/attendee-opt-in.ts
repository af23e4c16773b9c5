import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import type { OptInMail } from '#server/messages/message.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { provisionalRows, untilRow } from '#server/messages/parts/rows.ts';

/** Double opt-in: whoever booked confirms that the address is theirs, while the time is held. */
export const attendeeOptIn: MailKindDefinition<OptInMail> = {
  audience: 'attendee',
  subject: ({ t, names }) => t('attendee-opt-in.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-opt-in.status'),
    tone: 'good',
    title: context.t('attendee-opt-in.title'),
    paragraphs: [greeting(context), context.t('attendee-opt-in.intro')],
    rows: [...provisionalRows(context), untilRow(context, 'row.heldUntil')],
    buttons: button(context, 'button.confirmBooking', context.mail.links.confirm),
    notes: [context.t('attendee-opt-in.note')],
  }),
};
