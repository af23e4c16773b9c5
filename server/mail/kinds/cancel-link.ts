import { button } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { appointmentRows } from '#server/mail/rows.ts';

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
