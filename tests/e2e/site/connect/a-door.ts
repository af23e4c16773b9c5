import type { Page } from 'playwright/test';
import type { RoomDoor } from '#shared/api/connect.ts';

const ROOM_ID = '0b0f5c1e-6d0d-4a53-9d4e-0d6a3b2c1f00';

export const roomPath = (place: '' | '/join' | '/left' = '/join') =>
  `/connect/${ROOM_ID}${place}?key=AAAAAAAAAAAAAAAAAAAAAA`;

const minutesFrom = (nowMs: number, minutes: number) =>
  new Date(nowMs + minutes * 60_000).toISOString();

/** What the API says of a room whose meeting begins in five minutes. */
export function aDoor(nowMs: number, changes: Partial<RoomDoor> = {}): RoomDoor {
  return {
    roomId: ROOM_ID,
    title: 'Intro call',
    startIso: minutesFrom(nowMs, 5),
    endIso: minutesFrom(nowMs, 35),
    opensIso: minutesFrom(nowMs, -5),
    closesIso: minutesFrom(nowMs, 95),
    state: 'open',
    hosts: [{ name: 'Ada Lovelace' }],
    you: { role: 'attendee', name: 'Marie Curie', picture: null },
    waits: false,
    askAgainMs: 0,
    present: [],
    company: { name: 'Studio Nord', primaryColor: null },
    bookAgainPath: '/ada/intro',
    card: { description: null, late: [], answers: [], next: null },
    ...changes,
  };
}

/** Answers every look at the door by what `door` says at that moment. */
export async function answerDoor(page: Page, door: () => RoomDoor): Promise<void> {
  await page.route(`**/api/connect/${ROOM_ID}?*`, (route) => route.fulfill({ json: door() }));
}
