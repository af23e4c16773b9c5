import type { Signature } from './signature.ts';

/** A signature for mails without pictures and colours; nothing where there is nothing to say. */
export function toPlainSignature(signature: Signature): string {
  const { name, title, company, phone, email, booking, profiles } = signature;
  return [
    name,
    [title, company].filter(Boolean).join(', '),
    phone ?? '',
    email ?? '',
    ...[...(booking ? [booking] : []), ...profiles].map(({ text, href }) => `${text}: ${href}`),
  ]
    .filter((line) => line !== '')
    .join('\n');
}
