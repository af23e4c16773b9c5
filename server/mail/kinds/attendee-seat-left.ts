import { button } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { cancelledRows } from '#server/mail/rows.ts';

/** Whoever moved to another appointment of a group: the one they left goes from their calendar. */
export const attendeeSeatLeft: MailKindDefinition = {
  audience: 'attendee',
  calendar: 'CANCEL',
  subject: ({ t, names }) => t('attendee-seat-left.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-seat-left.status'),
    tone: 'good',
    title: context.t('attendee-seat-left.title'),
    paragraphs: [greeting(context), context.t('attendee-seat-left.intro')],
    rows: cancelledRows(context),
    buttons: button(context, 'button.view', context.mail.links.appointment),
    notes: [],
  }),
};
