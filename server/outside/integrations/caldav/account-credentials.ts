import * as z from 'zod';

/** What opens an account again. */
const accountCredentials = z.strictObject({
  username: z.string(),
  password: z.string(),
  /** Its homes (RFC 4791 §6.2.1), all of one origin: where its calendars are. */
  homes: z.tuple([z.url()], z.url()),
});

export type AccountCredentials = z.output<typeof accountCredentials>;

export function writeCredentials(credentials: AccountCredentials): string {
  return JSON.stringify(credentials);
}

/** @throws for what `writeCredentials` has not written; the message quotes none of it. */
export function readCredentials(text: string): AccountCredentials {
  const read = accountCredentials.safeParse(parse(text));
  if (!read.success) throw new Error('These are no credentials of a CalDAV account');
  return read.data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // It would quote what it cannot read.
    return undefined;
  }
}
