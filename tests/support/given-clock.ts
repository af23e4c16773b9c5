import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shiftDate } from './shift-date.ts';

/** When stories begin, whatever day it is here: a Monday morning in Berlin, weeks from any change of clocks. */
const GIVEN_START = '2030-01-07T08:00:00.000Z';
/** The variable in which processes find how far their clock is from this machine's. */
const SHIFT = 'KALENDS_TEST_CLOCK_SHIFT';

/** Decided once for a whole run: all of its processes live in the same time. */
export function giveClock(): void {
  process.env[SHIFT] = String(Date.parse(GIVEN_START) - Date.now());
}

/** Of this run, in milliseconds. */
export function givenShiftMs(): number {
  return Number(process.env[SHIFT] ?? 0);
}

let livedMs = 0;

/** How far the clock of this process is from this machine's. */
export function livedShiftMs(): number {
  return livedMs;
}

/** From now on this process lives in the given time, and each Node that it starts. */
export function liveInGivenTime(): void {
  livedMs = givenShiftMs();
  shiftDate(livedMs);
  const preload = pathToFileURL(join(import.meta.dirname, 'live-in-given-time.ts'));
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`;
}
