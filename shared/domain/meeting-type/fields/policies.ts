import * as z from 'zod';
import { flag, off } from './bounds.ts';
import { field, setting } from './field.ts';

const MAX_HOURS = 8760;
const NONE = { enable: false, mode: null, duration: null };

/** Spec A §3: a window before the appointment; shown only when all three are set. */
const kept = z.object({
  enable: z.boolean(),
  mode: z.enum(['hours', 'days']).nullable(),
  duration: z.int().nullable(),
});

/** Until when attendees may cancel or move: all three or nothing. */
const limit = kept.extend({ duration: z.int().min(1).max(MAX_HOURS).nullable() });

const hours = z.number().positive();
const absentAsNone = {
  read: (stored: number | undefined) => stored ?? null,
  write: (edited: number | null) => edited ?? undefined,
};

/** Until when attendees may change their minds, and who confirms a booking. */
export const policies = {
  cancellationPolicy: field({
    bounds: limit,
    initial: NONE,
    stored: setting(kept.prefault(NONE)),
    page: 'appointment',
    changedBy: 'meeting-type:edit',
  }),
  reschedulingPolicy: field({
    bounds: limit,
    initial: NONE,
    stored: setting(kept.prefault(NONE)),
    page: 'appointment',
    changedBy: 'meeting-type:edit',
  }),
  doubleOptIn: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  /** The host confirms each booking. */
  hostConfirmation: field({
    bounds: flag,
    initial: false,
    stored: setting(off),
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
  /** How long a provisional booking holds its time; a day where nothing is said. */
  provisionalHours: field({
    bounds: hours.max(720).nullable(),
    initial: null,
    stored: { ...setting(hours.optional()), as: absentAsNone },
    page: 'never',
    changedBy: 'meeting-type:edit',
  }),
};
