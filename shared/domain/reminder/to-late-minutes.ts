import type { Wait } from './workflow.ts';

const LEAST = 30;
const MOST = 240;

/**
 * So many minutes after it was due a message still goes: half as long as it waits, between half an hour and four
 * hours. A day → 240, an hour → 30.
 */
export function toLateMinutes(wait: Wait): number {
  if (wait.kind === 'days') return MOST;
  return Math.min(MOST, Math.max(LEAST, Math.round(wait.minutes / 2)));
}
