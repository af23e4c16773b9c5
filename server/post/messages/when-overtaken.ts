import type { KindRows } from './kind.ts';
import { messageKinds } from './kinds.ts';

const rows: Readonly<Record<string, KindRows[keyof KindRows]>> = messageKinds;

/**
 * Whether a message of this kind is not sent when it comes too late: a newer one about the same
 * appointment has gone to the same reader already. `dropped`: it says what is so no longer. `told`: it
 * has news that no newer one repeats (a person, an answer, a link that was asked for, money), so it
 * goes without its calendar file, which would turn the calendar back. Kinds of earlier versions are told.
 */
export function isDropped(kind: string): boolean {
  return rows[kind]?.whenOvertaken === 'dropped';
}

/** Whether a message of this kind is not sent when it comes after the end of its appointment. */
export function endsWithAppointment(kind: string): boolean {
  return rows[kind]?.endsWithAppointment === true;
}
