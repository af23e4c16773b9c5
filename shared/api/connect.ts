import * as z from 'zod';
import { MAX_GUEST_NAME } from '#shared/domain/connect/door.ts';
import { endpoint } from './endpoint.ts';
import { runningLate } from './running-late.ts';
import { id, image, instant, plainText } from './schemas.ts';

/** What the link of an attendee or a guest carries; a host's session opens the door without it. */
const key = z.string().regex(/^[\w-]{22}$/);

/** What stands at the door of a room. No address of anybody is in it: those who attend see one another there. */
const door = z.object({
  /** Another than the one that was asked for where the seat of a group has moved since. */
  roomId: id,
  title: z.string(),
  startIso: instant,
  endIso: instant,
  opensIso: instant,
  closesIso: instant,
  state: z.enum(['early', 'open', 'over', 'cancelled']),
  hosts: z.array(z.object({ name: z.string() })),
  you: z.object({
    role: z.enum(['host', 'attendee', 'guest']),
    name: z.string(),
    /** Hosts alone have one. */
    picture: image.nullable(),
  }),
  /** Whether a host lets people in; hosts themselves never wait. */
  waits: z.boolean(),
  /** In how long one may ask to come in: 0 for now, null for not any more, after a host's third no. */
  askAgainMs: z.int().nullable(),
  /** Who is in the room. */
  present: z.array(z.string()),
  company: z.object({ name: z.string(), primaryColor: z.string().nullable() }),
  /** Null where nothing is booked again. */
  bookAgainPath: z.string().nullable(),
  card: z.object({
    description: z.string().nullable(),
    /** Who is running late: for attendees and guests the hosts, and who brings them. */
    late: runningLate,
    /** For hosts, as is what comes next. */
    answers: z.array(z.object({ label: z.string(), text: z.string() })),
    next: z.object({ title: z.string(), startIso: instant }).nullable(),
  }),
});

const entrance = z.object({
  /** For the room's socket, within a minute. */
  ticket: z.string(),
  /** By what people reach each other, as `RTCIceServer`; empty where they do without. */
  ice: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
  /** Until when its credentials are good; null where it has none. */
  iceUntilIso: instant.nullable(),
});

export const connectApi = {
  getRoom: endpoint({
    method: 'get',
    path: '/connect/{roomId}',
    summary:
      "The door of an appointment's own room: for its attendees and their guests by the key of their link, for its hosts by their session",
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ roomId: id }),
    query: z.object({ key: key.optional() }),
    reply: door,
    refuses: ['appointment-not-found'],
  }),
  enterRoom: endpoint({
    method: 'post',
    path: '/connect/{roomId}/enter',
    summary: "A ticket for the room's socket, while the room is open",
    right: 'anyone',
    limit: 'look-up',
    params: z.object({ roomId: id }),
    body: z.object({ key: key.optional(), name: plainText.trim().min(1).max(MAX_GUEST_NAME) }),
    reply: entrance,
    refuses: ['appointment-not-found', 'room-closed'],
  }),
} as const;

export type RoomDoor = z.output<typeof door>;
export type EnterReply = z.output<typeof entrance>;
