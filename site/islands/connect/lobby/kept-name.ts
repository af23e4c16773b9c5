import { keepInTab, readFromTab } from '#shared/tab-storage.ts';

const keyOf = (roomId: string) => `kalends:room-name:${roomId}`;

/** The name that somebody entered a room by, for as long as the tab lives. */
export function readKeptName(roomId: string): string | undefined {
  const kept = readFromTab(keyOf(roomId));
  return typeof kept === 'string' ? kept : undefined;
}

export function keepName(roomId: string, name: string): void {
  keepInTab(keyOf(roomId), name);
}
