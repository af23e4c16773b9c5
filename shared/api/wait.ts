import * as z from 'zod';
import type { Wait } from '#shared/domain/reminder/workflow.ts';

/** Four weeks. */
const MOST_MINUTES = 40_320;

/** How far a workflow's message is from the moment that it counts from. */
export const waitSchema: z.ZodType<Wait, Wait> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('minutes'), minutes: z.int().min(0).max(MOST_MINUTES) }),
  z.object({
    kind: z.literal('days'),
    days: z.int().min(0).max(28),
    minuteOfDay: z.int().min(0).max(1439),
  }),
]);
