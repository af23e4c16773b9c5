import { PASSWORD_MIN_LENGTH } from '#shared/domain/constants.ts';

export type PasswordStrength = 'too-short' | 'weak' | 'good' | 'strong';

const GOOD_LENGTH = 12;
const STRONG_LENGTH = 16;
/** Fewer different characters than this are a pattern, however long. */
const FEW_CHARACTERS = 5;

/**
 * How hard a password is to guess, by its length above all; one that repeats itself, or says again
 * what the form says (`told`: name, e-mail), is weak.
 */
export function passwordStrength(password: string, told: readonly string[]): PasswordStrength {
  if (password.length < PASSWORD_MIN_LENGTH) return 'too-short';
  const isGuessable =
    new Set(password).size < FEW_CHARACTERS || told.some((text) => saysAgain(password, text));
  if (isGuessable || password.length < GOOD_LENGTH) return 'weak';
  return password.length < STRONG_LENGTH ? 'good' : 'strong';
}

/** Whether most of the password is a word of the text: `('marie1867', 'Marie Curie') → true`. */
function saysAgain(password: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.some(
    (word) => word.length * 2 > password.length && password.toLowerCase().includes(word),
  );
}
