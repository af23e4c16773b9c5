import { greeting } from '#server/messages/context.ts';
import type { PersonKindDefinition } from '#server/messages/kind.ts';
import type { SignUpKnownMail } from '#server/messages/message.ts';
import { button } from '#server/messages/parts/buttons.ts';

/** Somebody signs up with an address that has an account: its owner alone learns that it has. */
export const signUpKnown: PersonKindDefinition<SignUpKnownMail> = {
  subject: ({ t }) => t('sign-up-known.subject'),
  preview: ({ t }) => t('sign-up-known.intro'),
  body: (context) => ({
    status: context.t('sign-up-known.status'),
    tone: 'good',
    title: context.t('sign-up-known.title'),
    paragraphs: [greeting(context), context.t('sign-up-known.intro')],
    rows: [],
    buttons: button(context, 'button.signIn', context.mail.links.signIn),
    notes: [context.t('sign-up-known.note')],
  }),
};
