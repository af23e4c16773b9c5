import { appointmentButtons } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { answerRows, appointmentRows } from '#server/mail/rows.ts';

/** A host reads the new time beside the old one. */
export const hostReschedule: MailKindDefinition = {
  audience: 'host',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('host-reschedule.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-reschedule.status'),
    tone: 'good',
    title: context.names.attendees,
    paragraphs: [greeting(context), context.t('host-reschedule.intro')],
    rows: [...appointmentRows(context), ...answerRows(context)],
    buttons: appointmentButtons(context),
    notes: [],
  }),
};
