import { button } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import type { HostRequestMail } from '#server/mail/mails.ts';
import { answerRows, provisionalRows, untilRow } from '#server/mail/rows.ts';

/** A host decides whether the appointment that somebody asks for takes place. */
export const hostConfirmationRequest: MailKindDefinition<HostRequestMail> = {
  audience: 'host',
  subject: ({ t, names }) => t('host-confirmation-request.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-confirmation-request.status'),
    tone: 'good',
    title: context.names.attendees,
    paragraphs: [greeting(context), context.t('host-confirmation-request.intro')],
    rows: [...provisionalRows(context), untilRow(context, 'row.heldUntil'), ...answerRows(context)],
    buttons: [
      ...button(context, 'button.confirm', context.mail.links.confirm),
      ...button(context, 'button.decline', context.mail.links.decline),
    ],
    notes: [context.t('host-confirmation-request.note')],
  }),
};
