import { needsHostPhone } from '#shared/domain/channels.ts';
import type { AppointmentRow } from './appointment-statement.ts';

/** The number that the attendee calls or knows the host by: that of the first host who has one. */
export function hostPhone({ channel, hosts }: AppointmentRow): string | null {
  return needsHostPhone(channel)
    ? (hosts.find(({ phone }) => phone !== null)?.phone ?? null)
    : null;
}
