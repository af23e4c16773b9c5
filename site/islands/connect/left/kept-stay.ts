import { keepInTab, readFromTab } from '#shared/tab-storage.ts';
import type { Leaving, LeftWhy } from './left-why.ts';

/** When somebody was in a room, by their own clock, and why they are not any more. */
export interface Stay {
  readonly fromMs: number;
  readonly untilMs: number;
  readonly why: LeftWhy;
  /** From when one who was not let in may ask again; null for not any more, and where nothing is to be asked. */
  readonly askFromMs: number | null;
}

const keyOf = (roomId: string) => `kalends:stay:${roomId}`;

/** What the page said as the room was left, so that a reload says it again. */
export function readStay(roomId: string): Stay | undefined {
  // Nothing else writes it.
  return readFromTab(keyOf(roomId)) as Stay | undefined;
}

/** @param fromMs undefined for one who never was inside. */
export function toStay(leaving: Leaving, fromMs: number | undefined, nowMs: number): Stay {
  const askAgainMs = leaving.why === 'refused' ? leaving.askAgainMs : null;
  return {
    fromMs: fromMs ?? nowMs,
    untilMs: nowMs,
    why: leaving.why,
    askFromMs: askAgainMs === null ? null : nowMs + askAgainMs,
  };
}

export function keepStay(roomId: string, stay: Stay): void {
  keepInTab(keyOf(roomId), stay);
}
