/**
 * The e-mail that a body names, as it is counted by: small letters, without a `+tag`. Undefined
 * where there is none; whether the body is any good is for the call itself to say.
 * `{"attendee":{"email":"Ada+1@Acme.test"}} → 'ada@acme.test'`
 */
export function toBodyEmail(text: string): string | undefined {
  const body = parse(text);
  const email = member(member(body, 'attendee'), 'email') ?? member(body, 'email');
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
