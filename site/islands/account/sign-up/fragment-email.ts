import { isEmail } from '#shared/domain/fields/email.ts';

/** The e-mail that a link to this page carries: `#a%40b.c → a@b.c`; anything else is ''. */
export function fragmentEmail(hash: string): string {
  try {
    const email = decodeURIComponent(hash.slice(1));
    return isEmail(email) ? email : '';
  } catch {
    // A malformed escape is nobody's address.
    return '';
  }
}
