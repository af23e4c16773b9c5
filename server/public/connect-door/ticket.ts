import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { isSameText } from '#server/platform/kernel/secret.ts';

/** Who enters a room, as its socket is told by the ticket. */
const claims = z.strictObject({
  companyId: z.uuid(),
  roomId: z.uuid(),
  personId: z.string(),
  name: z.string(),
  /** Where the room finds their face. */
  picture: z.string().optional(),
  role: z.enum(['host', 'attendee', 'guest']),
  /** The seat that lets them in; none for a host. */
  attendeeId: z.uuid().nullable(),
  /** Whether they stay before the door until a host lets them in. */
  waits: z.boolean(),
  /** When the room closes. */
  closesMs: z.int(),
  expiresMs: z.int(),
});

export type Ticket = Readonly<z.output<typeof claims>>;

const TICKET_MS = 60_000;

/** A ticket for a socket, good for a minute: `<claims>.<mac>`, both base64url. */
export function signTicket(
  secret: string,
  ticket: Omit<Ticket, 'expiresMs'>,
  nowMs: number,
): string {
  const body = JSON.stringify({ ...ticket, expiresMs: nowMs + TICKET_MS } satisfies Ticket);
  const payload = Buffer.from(body).toString('base64url');
  return `${payload}.${macOf(secret, payload)}`;
}

/** Who shows the ticket; undefined where it is none of ours, or too old. */
export function readTicket(secret: string, text: string, nowMs: number): Ticket | undefined {
  const [payload = '', mac = '', ...rest] = text.split('.');
  if (rest.length > 0 || !isSameText(mac, macOf(secret, payload))) return undefined;
  const ticket = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return ticket.expiresMs > nowMs ? ticket : undefined;
}

type Admitted = Pick<Ticket, 'roomId' | 'personId' | 'closesMs'>;

/**
 * Proves that somebody was let into a room, also to a process that does not remember it. It leads nobody
 * in without a ticket, and ends with the room: one that is moved closes at another time.
 */
export function admission(secret: string, { roomId, personId, closesMs }: Admitted): string {
  const whose = `room-admission:${roomId}:${personId}:${closesMs}`;
  return createHmac('sha256', secret).update(whose).digest('base64url');
}

export function isAdmission(secret: string, ticket: Admitted, shown: string | null): boolean {
  return shown !== null && isSameText(shown, admission(secret, ticket));
}

function macOf(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(`room-ticket:${payload}`).digest('base64url');
}
