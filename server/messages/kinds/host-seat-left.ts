import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** A host reads whose seat of a group is free again; the others stay in the calendar. */
export const hostSeatLeft: MailKindDefinition = {
  audience: 'host',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('host-seat-left.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-seat-left.status'),
    tone: 'bad',
    title: context.names.attendees,
    paragraphs: [greeting(context), context.t('host-seat-left.intro')],
    rows: cancelledRows(context),
    buttons: button(context, 'button.view', context.mail.links.appointment),
    notes: [],
  }),
};
