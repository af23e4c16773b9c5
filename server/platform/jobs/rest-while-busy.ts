import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** The machine as a rest sees it; a test passes another. */
export interface Machine {
  nowMs(): number;
  /** Sleeps, and says which part of that time, 0 to 1, the process was busy with other things. */
  sleepAndWatch(ms: number): Promise<number>;
}

/** Short enough that mails of a quiet server are not noticed to wait. */
const SLICE_MS = 4;
const BUSY_PART = 0.5;
/** A server that is always busy still gives a tenth of its time to jobs. */
const LONGEST_REST = 9;

/**
 * Lets visitors go first: after a piece of background work that took `workedMs`, rests as long as
 * the process is busy answering, at most nine times as long as it worked.
 */
export async function restWhileBusy(
  workedMs: number,
  machine: Machine = thisProcess,
): Promise<void> {
  const until = machine.nowMs() + workedMs * LONGEST_REST;
  let busyPart = 1;
  while (busyPart > BUSY_PART && machine.nowMs() < until) {
    busyPart = await machine.sleepAndWatch(SLICE_MS);
  }
}

const thisProcess: Machine = {
  nowMs: () => performance.now(),
  async sleepAndWatch(ms) {
    const before = performance.eventLoopUtilization();
    await sleep(ms);
    return performance.eventLoopUtilization(before).utilization;
  },
};
