import { randomBytes } from 'node:crypto';

/** So that people, and programs that search for leaked secrets, know one when they see it. */
const PREFIX = 'kalends_';
const COMPANY_BYTES = 16;
const RANDOM_BYTES = 32;

/**
 * A new token. It says whose company it is for, so that the one row of its hash is found by the
 * company's key: `kalends_` and 64 letters.
 */
export function newToken(companyId: string): string {
  const company = Buffer.from(companyId.replaceAll('-', ''), 'hex');
  return PREFIX + Buffer.concat([company, randomBytes(RANDOM_BYTES)]).toString('base64url');
}

/** The company that a token is for; undefined for a text that is no token. */
export function companyOf(token: string): string | undefined {
  if (!/^kalends_[\w-]{64}$/.test(token)) return undefined;
  const bytes = Buffer.from(token.slice(PREFIX.length), 'base64url').subarray(0, COMPANY_BYTES);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
