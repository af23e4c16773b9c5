import type { Mail } from '#shared/api/mail-log.ts';

/** Mails as one text, each below the lines that say to whom, when and about what it was written. */
export function toMailsFile(
  mails: readonly Pick<Mail, 'to' | 'subject' | 'createdAt' | 'text'>[],
): string {
  const pages = mails.map(({ to, subject, createdAt, text }) =>
    [`To: ${to}`, `Date: ${createdAt}`, `Subject: ${subject}`, '', text.trimEnd(), ''].join('\n'),
  );
  return pages.join(`\n${'-'.repeat(72)}\n\n`);
}
