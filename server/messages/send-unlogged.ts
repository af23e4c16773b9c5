import type { MailChannel } from './channels/mail.ts';
import { composeMessages } from './compose-messages.ts';
import type { DescribeServices } from './described.ts';

/**
 * Sends what a sign-up asks for, written just now, for no log keeps it. Fails where the mail server
 * does, so that the job is tried again.
 */
export async function sendUnlogged(
  services: DescribeServices,
  channel: MailChannel,
  { signUpId }: { readonly signUpId: string },
): Promise<void> {
  const composed = await composeMessages(services, { type: 'sign-up-requested', signUpId });
  const nowIso = new Date(services.clock.nowMs()).toISOString();
  for (const message of composed?.messages ?? []) {
    if (!channel.send) throw new Error('Nobody could read this mail');
    const { recipient } = message;
    const written = channel.write(message, nowIso);
    await channel.send({ id: signUpId, written, recipient, companyName: '' });
  }
}
