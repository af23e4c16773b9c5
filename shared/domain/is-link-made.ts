import { type Channel, roomProviderOf } from './channels.ts';
import { CONFERENCE_ACCOUNTS } from './integrations/conference-providers.ts';

/** Whether an account makes the link of an appointment there, once it is booked. */
export function isLinkMade(channel: Channel): boolean {
  const provider = roomProviderOf(channel);
  return CONFERENCE_ACCOUNTS.some((each) => each === provider);
}
