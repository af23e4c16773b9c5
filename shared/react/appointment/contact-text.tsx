import { toContactLink } from '#shared/domain/contact-link.ts';

/** How to reach the host: a link where the line is a number or an address alone. */
export function ContactText({ contact }: { readonly contact: string }) {
  const href = toContactLink(contact);
  return href ? (
    <a href={href} className="link touch break-words">
      {contact}
    </a>
  ) : (
    <p className="break-words">{contact}</p>
  );
}
