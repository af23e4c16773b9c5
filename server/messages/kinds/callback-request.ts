import { greeting, type PersonContext, toName } from '#server/messages/context.ts';
import type { PersonKindDefinition } from '#server/messages/kind.ts';
import type { CallbackMail } from '#server/messages/message.ts';
import { callButton } from '#server/messages/parts/buttons.ts';
import { callerRows } from '#server/messages/parts/rows.ts';

/** A host reads who would like to be called back, and dials from the mail. */
export const callbackRequest: PersonKindDefinition<CallbackMail> = {
  replyTo: ({ mail: { caller } }) =>
    caller.email ? { name: caller.name, email: caller.email } : undefined,
  subject: (context) => context.t('callback-request.subject', { name: nameOf(context) }),
  preview: ({ mail }) => mail.caller.phone,
  body: (context) => ({
    status: context.t('callback-request.status'),
    tone: 'good',
    title: nameOf(context),
    paragraphs: [greeting(context), context.t('callback-request.intro')],
    rows: callerRows(context),
    buttons: callButton(context, context.mail.caller.phone),
    notes: [],
  }),
};

function nameOf({ mail }: PersonContext<CallbackMail>): string {
  return toName(mail.caller.name) || toName(mail.caller.phone);
}
