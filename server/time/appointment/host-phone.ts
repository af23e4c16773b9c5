import { needsHostPhone } from '#shared/domain/channels.ts';
import type { AppointmentRow } from './appointment-statement.ts';

/** What of an appointment says how a host is called. */
interface Called extends Pick<AppointmentRow, 'channel'> {
  readonly hosts: readonly Pick<AppointmentRow['hosts'][number], 'phone'>[];
}

/** The number that the attendee calls or knows the host by: that of the first host who has one. */
export function hostPhone({ channel, hosts }: Called): string | null {
  return needsHostPhone(channel)
    ? (hosts.find(({ phone }) => phone !== null)?.phone ?? null)
    : null;
}
