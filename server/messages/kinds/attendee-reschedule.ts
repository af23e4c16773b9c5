import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { appointmentButtons } from '#server/messages/parts/buttons.ts';
import { appointmentRows } from '#server/messages/parts/rows.ts';

/** Whoever booked reads the new time beside the old one. */
export const attendeeReschedule: MailKindDefinition = {
  audience: 'attendee',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('attendee-reschedule.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-reschedule.status'),
    tone: 'good',
    title: context.t('attendee-reschedule.title'),
    paragraphs: [greeting(context), context.t('attendee-reschedule.intro')],
    rows: appointmentRows(context),
    buttons: appointmentButtons(context),
    notes: [],
  }),
};
