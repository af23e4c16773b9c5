import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { appointmentButtons } from '#server/messages/parts/buttons.ts';
import { answerRows, appointmentRows } from '#server/messages/parts/rows.ts';

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
