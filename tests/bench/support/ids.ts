/** Rows of the bench's world are numbered; their ids say what and which they are. */
const PREFIXES = { company: 1, host: 2, schedule: 3, meetingType: 4, appointment: 5, attendee: 6 };
export type Kind = keyof typeof PREFIXES;

/** `('host', 7) → 20000000-0000-4000-8000-000000000007` */
export function idOf(kind: Kind, number: number): string {
  return `${PREFIXES[kind]}0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The same as SQL; `number` is an expression. */
export function sqlIdOf(kind: Kind, number: string): string {
  return `('${PREFIXES[kind]}0000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
}
