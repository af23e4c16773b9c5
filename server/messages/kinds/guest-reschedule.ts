import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { guestButtons } from '#server/messages/parts/buttons.ts';
import { appointmentRows } from '#server/messages/parts/rows.ts';

/** Somebody brought along reads the new time beside the old one. */
export const guestReschedule: MailKindDefinition = {
  audience: 'guest',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('guest-reschedule.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('guest-reschedule.status'),
    tone: 'good',
    title: context.t('guest-reschedule.title'),
    paragraphs: [greeting(context), context.t('guest-reschedule.intro')],
    rows: appointmentRows(context),
    buttons: guestButtons(context),
    notes: [],
  }),
};
