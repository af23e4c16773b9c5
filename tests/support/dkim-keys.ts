import { generateKeyPairSync } from 'node:crypto';

/** A new key as `DKIM_KEY` has it, and as its record does. */
export function aDkimKey(): { readonly privateKey: string; readonly record: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const published = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: `v=DKIM1; k=rsa; p=${published}`,
  };
}
