import type { Page } from 'playwright/test';
import { roomKey, roomPersonId } from '#server/platform/kernel/secret.ts';
import { createClient } from '#shared/api/client.ts';
import { justEnded } from '#tests/support/just-ended.ts';
import type { RunningWorld } from '#tests/support/run-world.ts';
import { expect } from '../../support/page-test.ts';
import { visitor } from '../book-appointment.ts';
import { findMeetingType } from '../free-starts.ts';

interface GuestSeat {
  readonly path: string;
  /** By which the others in the room know them. */
  readonly personId: string;
}

export interface BookedRoom {
  /** For its host, who comes by their session. */
  readonly ofHost: string;
  readonly ofMarie: string;
  readonly guests: readonly GuestSeat[];
}

/**
 * The paths into the room of Ada's appointment with Marie, which has just ended: nobody waits here for the
 * minutes before one, and its room stays open for a while. With guests everybody comes in without being let in.
 */
export async function bookRoom(
  { request }: Page,
  server: RunningWorld,
  guests: readonly string[] = [],
): Promise<BookedRoom> {
  const meetingTypeId = await findMeetingType(createClient({ origin: server.url }), 'intro');
  const headers = { origin: server.url };
  if (guests.length > 0) {
    const data = { allowAddingGuests: true, connectWaits: false };
    const url = `${server.url}/api/meeting-type/${meetingTypeId}`;
    const changed = await request.patch(url, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
  }
  const reply = await request.post(`${server.url}/api/booking/back-dated`, {
    headers,
    data: justEnded(meetingTypeId, { ...visitor, bringalongEmails: guests }),
  });
  expect(reply.status(), await reply.text()).toBe(200);
  const { appointmentId, secret } = await reply.json();
  const own = await request.get(`${server.url}/api/appointment/${appointmentId}?secret=${secret}`);
  const { id } = (await own.json()).attendee;
  const path = `/connect/${appointmentId}/join`;
  const withKey = (guest?: string) => `${path}?key=${roomKey(server.secret, id, guest)}`;
  return {
    ofHost: path,
    ofMarie: withKey(),
    guests: guests.map((guest) => ({
      path: withKey(guest),
      personId: roomPersonId(server.secret, appointmentId, `guest ${id} ${guest}`),
    })),
  };
}
