import type { MailPerson, RenderedMail } from '#server/platform/kernel/mail-types.ts';
import type { Message } from '#server/platform/kernel/message.ts';
import { renderMail } from '#server/post/mail/render-mail.ts';
import { wordMessage } from '#server/post/messages/word-message.ts';
import { toCalendarAttachments } from './calendar-attachment.ts';

/**
 * A message as a mail in its recipient's language and zone: subject, HTML, text, and a calendar file
 * where the calendar changes. `nowIso` becomes the file's DTSTAMP, `sender` is whom the mail comes
 * from. Throws only for times that are no instants.
 */
export function writeMail(message: Message, nowIso: string, sender: MailPerson): RenderedMail {
  const { replyTo, ...said } = wordMessage(message, nowIso);
  const { company, recipient } = message;
  return {
    ...renderMail({ ...said, company, language: recipient.language }),
    // A time that became no appointment is in no calendar, and has nobody's answers.
    attachments: 'answers' in message ? toCalendarAttachments(message, nowIso, sender) : [],
    replyTo,
    ...('links' in message &&
      'oneClick' in message.links && { unsubscribeLink: message.links.oneClick }),
  };
}
