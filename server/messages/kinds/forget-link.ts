import { greeting } from '#server/messages/context.ts';
import type { PersonKindDefinition } from '#server/messages/kind.ts';
import type { ForgetMail } from '#server/messages/message.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { untilRow } from '#server/messages/parts/rows.ts';

/** Somebody asked to be forgotten: the link leads to the page that erases their data. */
export const forgetLink: PersonKindDefinition<ForgetMail> = {
  subject: ({ t }) => t('forget-link.subject'),
  preview: ({ t }) => t('forget-link.intro'),
  body: (context) => ({
    status: context.t('forget-link.status'),
    tone: 'bad',
    title: context.t('forget-link.title'),
    paragraphs: [
      greeting(context),
      context.t('forget-link.intro'),
      context.t('forget-link.consequence'),
    ],
    rows: [untilRow(context, 'row.validUntil')],
    buttons: button(context, 'button.erase', context.mail.links.confirm),
    notes: [context.t('forget-link.note')],
  }),
};
