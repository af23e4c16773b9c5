import { appointmentButtons } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { answerRows, appointmentRows } from '#server/mail/rows.ts';

/** A host reads who booked and what they answered. */
export const hostConfirmation: MailKindDefinition = {
  audience: 'host',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('host-confirmation.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-confirmation.status'),
    tone: 'good',
    title: context.names.attendees,
    paragraphs: [greeting(context), context.t('host-confirmation.intro')],
    rows: [...appointmentRows(context), ...answerRows(context)],
    buttons: appointmentButtons(context),
    notes: [],
  }),
};
