import type { Clock } from '#shared/time/format.ts';

/** How somebody may want to read times. */
export const TIME_FORMATS = ['12h', '24h'] as const satisfies readonly Clock[];
