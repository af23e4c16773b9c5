import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { guestButtons } from '#server/messages/parts/buttons.ts';
import { appointmentRows } from '#server/messages/parts/rows.ts';

/** Somebody brought along reads what they are invited to. */
export const guestConfirmation: MailKindDefinition = {
  audience: 'guest',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('guest-confirmation.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('guest-confirmation.status'),
    tone: 'good',
    title: context.t('guest-confirmation.title'),
    paragraphs: [greeting(context), context.t('guest-confirmation.intro')],
    rows: appointmentRows(context),
    buttons: guestButtons(context),
    notes: [],
  }),
};
