import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { appointmentButtons } from '#server/messages/parts/buttons.ts';
import { appointmentRows } from '#server/messages/parts/rows.ts';

/** Whoever booked reads that it worked, and how to change it. */
export const attendeeConfirmation: MailKindDefinition = {
  audience: 'attendee',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('attendee-confirmation.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-confirmation.status'),
    tone: 'good',
    title: context.t('attendee-confirmation.title'),
    paragraphs: [greeting(context), context.t('attendee-confirmation.intro')],
    rows: appointmentRows(context),
    buttons: appointmentButtons(context),
    notes: [],
  }),
};
