import * as z from 'zod';
import { type FromClient, MAX_CHAT_LETTERS, REACTIONS } from '#shared/domain/connect/protocol.ts';

/** A session description with all its candidates fits; what is larger ends the line. */
export const MAX_FRAME_BYTES = 64 * 1024;

/** Whatever PostgreSQL takes as text: one line that it refuses would take those of others with it. */
const plain = z.string().transform((text) => text.toWellFormed().replaceAll('\0', ''));
const short = plain.pipe(z.string().min(1).max(64));
const media = z.strictObject({
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.boolean(),
  hand: z.boolean(),
});

const frame = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    have: z.int().min(0).max(1_000_000),
    resume: short.nullable(),
    media,
  }),
  z.strictObject({ t: z.literal('signal'), to: short, session: short, body: z.unknown() }),
  z.strictObject({ t: z.literal('state'), media }),
  z.strictObject({
    t: z.literal('chat'),
    id: short,
    text: plain.pipe(z.string().trim().min(1).max(MAX_CHAT_LETTERS)),
  }),
  z.strictObject({ t: z.literal('react'), emoji: z.enum(REACTIONS) }),
  z.strictObject({ t: z.enum(['admit', 'refuse']), person: short }),
  z.strictObject({ t: z.enum(['leave', 'renew', 'ping']) }),
]);

/** What a browser says; undefined where it is nothing that a room knows. */
export function readFrame(text: string): FromClient | undefined {
  try {
    return frame.safeParse(JSON.parse(text)).data;
  } catch {
    // It is no JSON.
    return undefined;
  }
}
