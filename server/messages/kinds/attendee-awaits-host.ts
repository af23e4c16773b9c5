import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { provisionalRows } from '#server/messages/parts/rows.ts';

/** Spec A §2: the host has been notified, and the booking is final once the host confirms. */
export const attendeeAwaitsHost: MailKindDefinition = {
  audience: 'attendee',
  subject: ({ t, names }) => t('attendee-awaits-host.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-awaits-host.status'),
    tone: 'good',
    title: context.t('attendee-awaits-host.title'),
    paragraphs: [greeting(context), context.t('attendee-awaits-host.intro')],
    rows: provisionalRows(context),
    buttons: [
      ...button(context, 'button.view', context.mail.links.appointment),
      ...button(context, 'button.cancel', context.mail.links.cancel),
    ],
    notes: [],
  }),
};
