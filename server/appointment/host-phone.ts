import { type ChannelRow, channelRows } from '#shared/domain/channels.ts';
import type { AppointmentRow } from './appointment-statement.ts';

/** The number that the attendee calls: that of the first host who has one. */
export function hostPhone({ channel, hosts }: AppointmentRow): string | null {
  const { callsHost }: ChannelRow = channelRows[channel];
  return callsHost ? (hosts.find(({ phone }) => phone !== null)?.phone ?? null) : null;
}
