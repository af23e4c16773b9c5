import { keepInTab, readFromTab } from '#shared/tab-storage.ts';
import type { LeftWhy } from './left-why.ts';

/** When somebody was in a room, by their own clock, and why they are not any more. */
export interface Stay {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly why: LeftWhy;
}

const keyOf = (roomId: string) => `kalends:stay:${roomId}`;

/** What the page said as the room was left, so that a reload says it again. */
export function readStay(roomId: string): Stay | undefined {
  // Nothing else writes it.
  return readFromTab(keyOf(roomId)) as Stay | undefined;
}

export function keepStay(roomId: string, stay: Stay): void {
  keepInTab(keyOf(roomId), stay);
}
