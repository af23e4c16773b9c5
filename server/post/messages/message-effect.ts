import type { EffectKind } from '#server/effects/effect/effect-kind.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { MailChannel } from './channels/mail.ts';
import type { InTurn } from './in-turn.ts';
import { sendLogged } from './send-logged.ts';
import { sendUnlogged } from './send-unlogged.ts';
import { writeMessages } from './write-messages.ts';

/** What messages are written and sent with. */
interface MessageServices extends Services {
  readonly mail: MailChannel;
  readonly inTurn: InTurn;
}

/** Somebody is told: an event leads to mails of the log, each of which is handed to the mail server. */
export const messageEffect = {
  // As in earlier versions, whose processes and jobs may still be there.
  queue: 'mail',
  atOnce: 50,
  // Longer than the way to the mail server waits itself.
  patienceSeconds: 300,
  // From seconds to half a day: a mail server's bad night loses nothing.
  manners: { ofAccount: 50, backOff: { firstSeconds: 4, longestSeconds: 7200, tries: 12 } },
  about: 'mailId',
  lead: (services, event, eventId) => writeMessages(services, event, eventId),
  async perform(services, asked, run) {
    const { mail } = services;
    if (!('mailId' in asked)) await sendUnlogged(services, mail, asked);
    else if (mail.send) await sendLogged({ ...services, send: mail.send }, asked, run);
  },
} as const satisfies EffectKind<'message', MessageServices>;
