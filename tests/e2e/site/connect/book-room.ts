import type { Page } from 'playwright/test';
import { roomKey } from '#server/platform/kernel/secret.ts';
import { createClient } from '#shared/api/client.ts';
import type { RunningWorld } from '#tests/support/run-world.ts';
import { expect } from '../../support/page-test.ts';
import { visitor } from '../book-appointment.ts';
import { findMeetingType } from '../free-starts.ts';

const HALF_HOUR_MS = 30 * 60_000;

export interface BookedRoom {
  /** For its host, who comes by their session. */
  readonly ofHost: string;
  readonly ofMarie: string;
}

/**
 * The paths into the room of Ada's appointment with Marie, which has just ended: nobody waits here for the
 * minutes before one, and its room stays open for a while.
 */
export async function bookRoom({ request }: Page, server: RunningWorld): Promise<BookedRoom> {
  const meetingTypeId = await findMeetingType(createClient({ origin: server.url }), 'intro');
  const endMs = Math.floor(Date.now() / HALF_HOUR_MS) * HALF_HOUR_MS;
  const start = new Date(endMs - HALF_HOUR_MS).toISOString();
  const attendee = { ...visitor, timezone: 'Europe/Berlin' };
  const reply = await request.post(`${server.url}/api/booking/back-dated`, {
    headers: { origin: server.url },
    data: { meetingTypeId, start, attendee },
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { appointmentId, secret } = await reply.json();
  const own = await request.get(`${server.url}/api/appointment/${appointmentId}?secret=${secret}`);
  const { id } = (await own.json()).attendee;
  const path = `/connect/${appointmentId}/join`;
  return { ofHost: path, ofMarie: `${path}?key=${roomKey(server.secret, id)}` };
}
