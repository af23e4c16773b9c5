import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { appointmentRows } from '#server/messages/parts/rows.ts';

/** The attendee asked for another time: the link leads to the page that offers them. */
export const rescheduleLink: MailKindDefinition = {
  audience: 'attendee',
  subject: ({ t, names }) => t('reschedule-link.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('reschedule-link.status'),
    tone: 'good',
    title: context.t('reschedule-link.title'),
    paragraphs: [greeting(context), context.t('reschedule-link.intro')],
    rows: appointmentRows(context),
    buttons: button(context, 'button.chooseTime', context.mail.links.reschedule),
    notes: [context.t('reschedule-link.note')],
  }),
};
