import { deriveId } from '#server/platform/kernel/derive-id.ts';
import type { DescribeServices } from '#server/platform/kernel/described.ts';
import type { AccountEvent } from '#server/platform/kernel/events.ts';
import type { MailChannel } from './channels/mail.ts';
import { composeMessages } from './compose-messages.ts';

/**
 * Sends what an event of an account causes, written just now, for no log keeps it. Fails where the
 * mail server does, so that the job is tried again.
 */
export async function sendUnlogged(
  services: DescribeServices,
  channel: MailChannel,
  asked: AccountEvent | { readonly signUpId: string },
): Promise<void> {
  const event = 'type' in asked ? asked : ({ type: 'sign-up-requested', ...asked } as const);
  const composed = await composeMessages(services, event);
  const nowIso = new Date(services.clock.nowMs()).toISOString();
  for (const message of composed?.messages ?? []) {
    if (!channel.send) throw new Error('Nobody could read this mail');
    const { recipient } = message;
    const written = channel.write(message, nowIso);
    await channel.send({ id: idOf(event), written, recipient, companyName: '' });
  }
}

/** The same for a repeated try. */
function idOf(event: AccountEvent): string {
  switch (event.type) {
    case 'sign-up-requested':
      return event.signUpId;
    case 'member-invited':
      return deriveId(`${event.type} ${event.invitationId} ${event.sentAtIso}`);
    case 'password-changed':
      return deriveId(`${event.type} ${event.changeId}`);
    default:
      return deriveId(`${event.type} ${event.accountLinkId}`);
  }
}
