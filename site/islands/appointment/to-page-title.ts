import type { PublicAppointment } from '#shared/api/appointment.ts';
import { toPhase } from '#shared/domain/appointment-moments.ts';
import type { AppointmentState } from '#shared/domain/appointment-state.ts';

/** What the page's title says of an appointment: its state, or how long it still is. */
export type TitleState = AppointmentState | 'moved' | 'time-left';

export function toTitleState(
  appointment: Pick<PublicAppointment, 'start' | 'end' | 'state' | 'moved'>,
  nowMs: number,
): TitleState {
  const { state, moved } = appointment;
  if (state !== 'booked') return state;
  const phase = toPhase(appointment, nowMs);
  if (phase !== 'to-come') return 'time-left';
  return moved ? 'moved' : state;
}

/** `in 12 minutes → In 12 minutes` */
export function capitalized(text: string, locale: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
