import type { Clock } from './format.ts';

/** Spec A §9: how times are read where nothing else was chosen, on pages and in texts alike. */
export const USUAL_CLOCK: Clock = '24h';
