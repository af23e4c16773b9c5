import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { appointmentButtons } from '#server/messages/parts/buttons.ts';
import { answerRows, appointmentRows } from '#server/messages/parts/rows.ts';

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
