import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

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
