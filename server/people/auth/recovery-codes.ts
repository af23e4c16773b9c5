import { randomInt } from 'node:crypto';

const CODES = 10;
const LETTERS_OF_A_CODE = 10;
/** Without those that are read for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/** Ten codes that work once each: `kqmzt-rwxha`. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const letters = Array.from(
      { length: LETTERS_OF_A_CODE },
      () => LETTERS[randomInt(LETTERS.length)],
    );
    return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
  });
}
