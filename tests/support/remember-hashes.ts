import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

type Answer = (error: Error | null, key: Buffer) => void;

/**
 * From now on this process reckons the key of a password and its salt once. That is slow on purpose, and
 * stories sign the same few people in hundreds of times. A new password has a new salt, and costs it.
 */
export function rememberHashes(): void {
  const reckon = crypto.scrypt;
  const known = new Map<string, Buffer>();
  function scrypt(
    password: string,
    salt: string,
    length: number,
    options: ScryptOptions,
    answer: Answer,
  ): void {
    const asked = JSON.stringify([password, salt, length, options]);
    const key = known.get(asked);
    if (key) return void setImmediate(answer, null, Buffer.from(key));
    reckon(password, salt, length, options, (error, made) => {
      if (!error) known.set(asked, Buffer.from(made));
      answer(error, made);
    });
  }
  Object.assign(crypto, { scrypt });
  syncBuiltinESMExports();
}
