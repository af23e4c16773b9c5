import { MAX_INVITED } from '#shared/domain/constants.ts';

/**
 * The e-mails that a body names, each once, as they are counted by: small letters, without a `+tag`. None
 * where there are none; whether the body is any good is for the call itself to say.
 * `{"attendee":{"email":"Ada+1@Acme.test"}} → ['ada@acme.test']`
 */
export function toBodyEmails(text: string): readonly string[] {
  const body = parse(text);
  const email = member(member(body, 'attendee'), 'email') ?? member(body, 'email');
  const emails = member(body, 'emails');
  const named = Array.isArray(emails) ? emails.slice(0, MAX_INVITED) : [email];
  return [...new Set(named.map(toCounted))].filter((each) => each !== undefined);
}

function toCounted(email: unknown): string | undefined {
  if (typeof email !== 'string' || email.length > 1000) return undefined;
  const [, local, domain] = /^([^+@]*)[^@]*@([^@]+)$/.exec(email.trim().toLowerCase()) ?? [];
  return domain ? `${local}@${domain}` : undefined;
}

/** The mailed token that a body names, where it is of the length of one. */
export function toBodyToken(text: string): string | undefined {
  const token = member(parse(text), 'token');
  return typeof token === 'string' && token !== '' && token.length <= 200 ? token : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
}
