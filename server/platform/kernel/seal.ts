import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What the database keeps of credentials: sealed by AES-256-GCM with a key that is derived from
 * `SECRET`, under the id of that key, and bound to its place: a sealed value that was copied into another
 * row opens nowhere.
 */

interface SealKey {
  /** Tells keys apart without saying anything about them. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The keys of an installation: the first one seals, all of them open. */
export type KeyRing = readonly [SealKey, ...SealKey[]];

/** Where a sealed value stands: `auth_two_factor.secret/<user>`. */
export type SealedPlace = `${string}.${string}/${string}`;

/** What no key of the ring opens: it was sealed with another secret, for another place, or changed. */
export class UnopenedSeal extends Error {
  constructor(place: SealedPlace) {
    super(`What stands at ${place} cannot be opened with this secret`);
    this.name = 'UnopenedSeal';
  }
}

const VERSION = 'sealed1';
const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const ID_BYTES = 6;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The secret that counts, and the one before it, which only opens what it has sealed. */
export interface Secrets {
  readonly secret: string;
  readonly previousSecret?: string | undefined;
}

export function toKeyRing({ secret, previousSecret }: Secrets): KeyRing {
  return [toKey(secret), ...(previousSecret === undefined ? [] : [toKey(previousSecret)])];
}

/** `sealed1.<key id>.<what is sealed>`: other each time, also for the same text. */
export function seal([key]: KeyRing, text: string, place: SealedPlace): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, iv);
  cipher.setAAD(boundTo(key.id, place));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final()]);
  const tag = cipher.getAuthTag();
  return `${VERSION}.${key.id}.${Buffer.concat([sealed, tag]).toString('base64url')}`;
}

/** @throws UnopenedSeal. */
export function openSeal(ring: KeyRing, sealed: string, place: SealedPlace): string {
  const [version, id, text = ''] = sealed.split('.');
  const key = ring.find((each) => each.id === id);
  const bytes = Buffer.from(text, 'base64url');
  if (version !== VERSION || !key || bytes.length < IV_BYTES + TAG_BYTES) {
    throw new UnopenedSeal(place);
  }
  const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(boundTo(key.id, place));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    // Node says only that it does not fit.
    throw new UnopenedSeal(place);
  }
}

/** The same; undefined where it cannot be opened. */
export function tryOpenSeal(ring: KeyRing, sealed: string, place: SealedPlace): string | undefined {
  try {
    return openSeal(ring, sealed, place);
  } catch (error) {
    if (error instanceof UnopenedSeal) return undefined;
    throw error;
  }
}

/** Whether it is sealed with the key of the secret that counts. */
export function isSealedNow([key]: KeyRing, sealed: string): boolean {
  return sealed.startsWith(`${VERSION}.${key.id}.`);
}

/** Whether it is sealed at all, by this or any other key of ours. */
export function isSealed(text: string): boolean {
  return text.startsWith(`${VERSION}.`);
}

function boundTo(id: string, place: SealedPlace): Buffer {
  return Buffer.from(`${VERSION}.${id}.${place}`);
}

function toKey(secret: string): SealKey {
  return {
    id: derive(secret, 'kalends seal key id', ID_BYTES).toString('base64url'),
    bytes: derive(secret, 'kalends seal key', KEY_BYTES),
  };
}

/** HKDF (RFC 5869): keys for several uses of one secret, none of which tells of another. */
function derive(secret: string, use: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, length));
}
