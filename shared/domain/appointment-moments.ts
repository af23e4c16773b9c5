import { type AppointmentState, isClosed } from './appointment-state.ts';
import { JOIN_FROM_MINUTES } from './constants.ts';

const MINUTE_MS = 60_000;
/** So close the page's title counts down. */
const SOON_MINUTES = 60;

/** Where an instant lies as seen from an appointment. */
export type Phase = 'to-come' | 'soon' | 'at-the-door' | 'under-way' | 'over';

export interface Span {
  /** ISO instants. */
  readonly start: string;
  readonly end: string;
}

export function toPhase(span: Span, nowMs: number): Phase {
  return phases(span).findLast(({ fromMs }) => nowMs >= fromMs)?.phase ?? 'to-come';
}

/** When the phase changes next; undefined once it is over. */
export function nextPhaseMs(span: Span, nowMs: number): number | undefined {
  return phases(span).find(({ fromMs }) => nowMs < fromMs)?.fromMs;
}

/** From when the way to join stands out, in milliseconds of the epoch. */
export function joinFromMs({ start }: Pick<Span, 'start'>): number {
  return Date.parse(start) - JOIN_FROM_MINUTES * MINUTE_MS;
}

function phases(span: Span): readonly { readonly phase: Phase; readonly fromMs: number }[] {
  const startMs = Date.parse(span.start);
  return [
    { phase: 'soon', fromMs: startMs - SOON_MINUTES * MINUTE_MS },
    { phase: 'at-the-door', fromMs: joinFromMs(span) },
    { phase: 'under-way', fromMs: startMs },
    { phase: 'over', fromMs: Date.parse(span.end) },
  ];
}

/** What a page that stays open knows of the time without asking: it has begun, it is over. */
export function asTimePasses<
  A extends Span & { readonly state: AppointmentState; readonly disableActionButtons: boolean },
>(appointment: A, nowMs: number): A {
  if (isClosed(appointment.state)) return appointment;
  const phase = toPhase(appointment, nowMs);
  if (phase === 'over' && appointment.state === 'booked') {
    return { ...appointment, state: 'past', disableActionButtons: true };
  }
  return phase === 'under-way' ? { ...appointment, disableActionButtons: true } : appointment;
}
