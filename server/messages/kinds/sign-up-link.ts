import { greeting } from '#server/messages/context.ts';
import type { PersonKindDefinition } from '#server/messages/kind.ts';
import type { SignUpLinkMail } from '#server/messages/message.ts';
import { button } from '#server/messages/parts/buttons.ts';
import { untilRow } from '#server/messages/parts/rows.ts';
/** Somebody signs up: the link leads to the page that makes their account after a click. */
export const signUpLink: PersonKindDefinition<SignUpLinkMail> = {
  subject: ({ t }) => t('sign-up-link.subject'),
  preview: ({ t }) => t('sign-up-link.intro'),
  body: (context) => ({
    status: context.t('sign-up-link.status'),
    tone: 'good',
    title: context.t('sign-up-link.title'),
    paragraphs: [greeting(context), context.t('sign-up-link.intro')],
    rows: [untilRow(context, 'row.validUntil')],
    buttons: button(context, 'button.createPage', context.mail.links.confirm),
    notes: [context.t('sign-up-link.note')],
  }),
};
