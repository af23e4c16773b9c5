import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
/** Clocks of phones go a little wrong: one code before the present one and one after it count too. */
const NEIGHBOURS = [0, -1, 1];

/**
 * The time step of which an app code is (RFC 6238: six digits, 30 seconds, SHA-1); undefined where it is
 * of none that counts now. `('…', '755224', 59_000) → 1`
 */
export function findTimeStep(secret: string, code: string, nowMs: number): number | undefined {
  const now = Math.floor(nowMs / STEP_MS);
  return NEIGHBOURS.map((offset) => now + offset).find((step) =>
    isSame(codeOfStep(secret, step), code),
  );
}

function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.max(step, 0)));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  return String((mac.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
