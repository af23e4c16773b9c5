import type { BusyRange } from '#shared/domain/overlay/busy.ts';
import { forgetInTab, keepInTab, readFromTab } from '#shared/tab-storage.ts';
import type { OverlaySource } from './overlay-store.ts';

const KEY = 'kalends:overlay';

/**
 * Keeps them for as long as the tab lives; false where there is no room, or storage is closed: then what
 * was kept before is forgotten too.
 */
export function keepSources(sources: readonly OverlaySource[]): boolean {
  const isKept = keepInTab(KEY, sources);
  if (!isKept) forgetSources();
  return isKept;
}

export function forgetSources(): void {
  forgetInTab(KEY);
}

export function readSources(): readonly OverlaySource[] {
  const stored = readFromTab(KEY);
  return Array.isArray(stored) ? stored.filter(isSource) : [];
}

function isSource(value: unknown): value is OverlaySource {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, busy, unread } = value as Partial<OverlaySource>;
  const isNamed = name === undefined || typeof name === 'string';
  const isCounted = typeof id === 'string' && typeof unread === 'number';
  return isCounted && isNamed && Array.isArray(busy) && busy.every(isRange);
}

function isRange(value: unknown): value is BusyRange {
  if (typeof value !== 'object' || value === null) return false;
  const { startMinute, endMinute } = value as Partial<BusyRange>;
  return Number.isFinite(startMinute) && Number.isFinite(endMinute);
}
