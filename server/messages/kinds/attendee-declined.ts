import { greeting } from '#server/messages/context.ts';
import type { MailKindDefinition } from '#server/messages/kind.ts';
import { bookAgainButtons } from '#server/messages/parts/buttons.ts';
import { cancelledRows } from '#server/messages/parts/rows.ts';

/** The host does not want the appointment, and may say why. */
export const attendeeDeclined: MailKindDefinition = {
  audience: 'attendee',
  subject: ({ t, names }) => t('attendee-declined.subject', names),
  preview: ({ when }) => when.line,
  body: (context) => ({
    status: context.t('attendee-declined.status'),
    tone: 'bad',
    title: context.t('attendee-declined.title'),
    paragraphs: [greeting(context), context.t('attendee-declined.intro')],
    rows: cancelledRows(context),
    buttons: bookAgainButtons(context),
    notes: [],
  }),
};
