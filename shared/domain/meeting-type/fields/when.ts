import * as z from 'zod';
import { LIMIT_PERIODS, type Limits } from '#shared/domain/availability/types.ts';
import { duration, minutes, YEAR_MINUTES } from './bounds.ts';
import { column, field } from './field.ts';

const limit = z.object({
  count: z.int().min(1).max(10_000).optional(),
  minutes: z.int().min(1).max(YEAR_MINUTES).optional(),
});

/** Far enough for every plan, near enough for every calendar. */
const localDate = z.iso
  .date()
  .refine((date) => date >= '2000-01-01' && date <= '2999-12-31', { error: 'Not a near date' });

/** A period without a bound is none: `{ day: {} } → {}`. */
const bounded = {
  read: (kept: Limits) => kept,
  write: (edited: Limits): Limits =>
    Object.fromEntries(
      Object.entries(edited).filter(
        ([, each]) => each?.count !== undefined || each?.minutes !== undefined,
      ),
    ),
};

/** How long it takes, and when it can be had. */
export const when = {
  durationMinutes: field({
    bounds: duration,
    initial: 30,
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  /** Those that visitors choose among; the main one alone where there are none. */
  allowedDurations: field({
    bounds: z.array(duration).max(12),
    initial: [],
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
  /** Distance of starts; the duration where nothing is said. */
  slotIntervalMinutes: field({
    bounds: duration.nullable(),
    initial: null,
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  bufferBeforeMinutes: field({
    bounds: minutes,
    initial: 0,
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  bufferAfterMinutes: field({
    bounds: minutes,
    initial: 0,
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  minNoticeMinutes: field({
    bounds: z.int().min(0).max(YEAR_MINUTES),
    initial: 120,
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  bookingWindow: field({
    bounds: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('rolling'), days: z.int().min(0).max(1095) }),
      z.object({ kind: z.literal('range'), from: localDate, to: localDate }),
    ]),
    initial: { kind: 'rolling', days: 60 },
    stored: column,
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  limits: field({
    bounds: z.partialRecord(z.enum(LIMIT_PERIODS), limit),
    initial: {},
    stored: { ...column, as: bounded },
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  totalSpots: field({
    bounds: z.int().min(1).max(1000).nullable(),
    initial: null,
    stored: column,
    page: 'reshaped',
    changedBy: 'meeting-type:edit',
  }),
};
