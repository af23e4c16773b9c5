import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { appointmentRows } from '#server/messages/parts/rows.ts';

/** The attendee asked to cancel: the link leads to the page that does it. */
export const cancelLink: MailKindDefinition = {
  audience: 'attendee',
  subject: ({ t, names }) => t('cancel-link.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('cancel-link.status'),
    tone: 'bad',
    title: context.t('cancel-link.title'),
    paragraphs: [greeting(context), context.t('cancel-link.intro')],
    rows: appointmentRows(context),
    buttons: button(context, 'button.confirmCancel', context.mail.links.cancel),
    notes: [context.t('cancel-link.note')],
  }),
};
