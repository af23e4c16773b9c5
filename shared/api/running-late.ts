import * as z from 'zod';
import { LATE_MINUTES, type LateMinutes, type RunningLate } from '#shared/domain/running-late.ts';

interface Lateness {
  /** 0 for on time after all. */
  readonly minutes: LateMinutes;
}

/** By how many minutes somebody says that they are late. */
export const lateness: z.ZodType<Lateness, Lateness> = z.object({
  minutes: z.literal([...LATE_MINUTES, 0]),
});

/** What an appointment shows of people who are running late. */
export const runningLate: z.ZodType<RunningLate[], RunningLate[]> = z.array(
  z.object({ name: z.string(), minutes: z.int(), isYou: z.boolean() }),
);
