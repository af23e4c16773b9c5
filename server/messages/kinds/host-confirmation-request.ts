import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import type { HostRequestMail } from '#server/messages/message.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { answerRows, provisionalRows, untilRow } from '#server/messages/parts/rows.ts';

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
