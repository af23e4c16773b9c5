import { button } from '#server/mail/button.ts';
import type { KindRows } from '#server/messages/kind.ts';

/** What the owner of an account reads about it. */
export const accountKinds = {
  /** Somebody signs up with their address: they alone learn that it has an account. */
  'sign-up-known': {
    audience: 'account',
    topic: 'account',
    tone: 'good',
    whenOvertaken: 'told',
    buttons: (context) => button(context, 'button.signIn', context.message.links.signIn),
  },
} as const satisfies Partial<KindRows>;
