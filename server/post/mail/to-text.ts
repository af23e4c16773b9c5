import { toLine } from '#server/platform/texts/plain-text.ts';
import type { MailBody, MailButton, MailFrame, MailLine, MailRow } from './body.ts';

/** A mail as plain text, for readers and programs without HTML; line ends are `\n`. */
export function toText(body: MailBody, frame: MailFrame): string {
  const blocks = [
    `${toLine(body.status)}: ${toLine(body.title)}`,
    ...body.paragraphs.map((text) => toLine(text)),
    body.rows.map(toRow).join('\n'),
    body.buttons.map(toLink).join('\n'),
    ...body.notes.map((text) => toLine(text)),
    [
      '-- ',
      toLine(frame.companyName),
      ...frame.legalLinks.map(toLink),
      ...frame.footer.map((text) => toLine(text)),
    ].join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The label on a line of its own, then its lines indented, so that no value looks like a label. */
function toRow({ label, lines }: MailRow): string {
  return [toLine(label), ...lines.map(toIndentedLine)].join('\n');
}

function toIndentedLine({ text, href }: MailLine): string {
  return href === undefined ? `  ${toLine(text)}` : `  ${toLine(text)}\n  ${toLine(href)}`;
}

function toLink({ label, href }: MailButton): string {
  return `${toLine(label)}: ${toLine(href)}`;
}
