import { button } from '#server/mail/buttons.ts';
import { greeting } from '#server/mail/context.ts';
import type { MailKindDefinition } from '#server/mail/kind-definition.ts';
import { seatLeftRows } from '#server/mail/rows.ts';

/** A host reads whose seat of a group is free again, and that it takes place with the others. */
export const hostSeatLeft: MailKindDefinition = {
  audience: 'host',
  calendar: 'REQUEST',
  subject: ({ t, names }) => t('host-seat-left.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('host-seat-left.status'),
    tone: 'good',
    title: context.t('host-seat-left.title', context.names),
    paragraphs: [greeting(context), context.t('host-seat-left.intro', context.names)],
    rows: seatLeftRows(context),
    buttons: button(context, 'button.view', context.mail.links.appointment),
    notes: [],
  }),
};
