import { createPrivateKey, createPublicKey } from 'node:crypto';

/** What mails are signed with (RFC 6376): who gets one finds the key's other half in the sender's domain. */
export interface DkimKey {
  /** Which of the domain's keys it is: `<selector>._domainkey.<domain>` has its other half. */
  readonly selector: string;
  /** PEM of an RSA key. */
  readonly privateKey: string;
}

/** Receivers take no signature of a shorter one (RFC 8301). */
const MIN_BITS = 1024;

/**
 * A private key as settings have it: PEM, whose line breaks may be written `\n`. Undefined where it is none that
 * receivers take.
 */
export function parseDkimKey(text: string): string | undefined {
  const pem = text.replaceAll('\\n', '\n');
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    const isTaken =
      asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_BITS;
    return isTaken ? pem : undefined;
  } catch {
    // Not PEM, or behind a password: either way nothing to sign with.
    return undefined;
  }
}

/** The key's other half, as its record in the domain has it behind `p=`. */
export function toPublished({ privateKey }: DkimKey): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}
