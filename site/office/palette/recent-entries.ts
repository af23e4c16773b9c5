import { keepOnDevice, readFromDevice } from '#shared/device-storage.ts';
import type { Entry } from './entry.ts';

const KEY = 'kalends:recent-commands';
const MAX_RECENT = 4;

/** The ids of what was run last, the latest first. */
export function readRecent(): string[] {
  return (readFromDevice(KEY) ?? '').split(' ').filter((id) => id !== '');
}

export function noteRecent(id: string): void {
  const others = readRecent().filter((each) => each !== id);
  keepOnDevice(KEY, [id, ...others].slice(0, MAX_RECENT).join(' '));
}

/** What was run lately stands first, in a group of its own. */
export function withRecent(entries: readonly Entry[], recent: readonly string[]): Entry[] {
  const found = recent.flatMap((id) => entries.find((each) => each.id === id) ?? []);
  const others = entries.filter(({ id }) => !recent.includes(id));
  return [...found.map((each) => ({ ...each, group: 'recent' as const })), ...others];
}
