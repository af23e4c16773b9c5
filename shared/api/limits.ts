import * as z from 'zod';
import { LIMIT_PERIODS } from '#shared/domain/availability/types.ts';

const YEAR_MINUTES = 366 * 1440;

/** What somebody gives at most in each period; nothing bounds a period that is not named. */
export const limits = z.partialRecord(
  z.enum(LIMIT_PERIODS),
  z.object({
    count: z.int().min(1).max(10_000).optional(),
    minutes: z.int().min(1).max(YEAR_MINUTES).optional(),
  }),
);
