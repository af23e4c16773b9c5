import { toLocale } from '#shared/domain/languages.ts';
import type { MailBody, MailFrame } from './body.ts';
import { button } from './buttons.ts';
import { toCalendarFile } from './calendar-file.ts';
import { type MailContext, toContext } from './context.ts';
import { mailKinds } from './mail-kinds.ts';
import { toLine } from './plain-text.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';
import type {
  AppointmentMail,
  CalendarMethod,
  MailAttachment,
  MailPerson,
  RenderedMail,
} from './types.ts';

const MAX_SUBJECT = 200;

/**
 * Writes a mail in its recipient's language and zone: subject, HTML, text, and a calendar file where
 * the calendar changes. `nowIso` becomes the file's DTSTAMP. Throws only for times that are no
 * instants.
 */
export function renderMail(mail: AppointmentMail, nowIso: string): RenderedMail {
  const kind = mailKinds[mail.kind];
  const context = toContext(mail, kind.audience);
  const body: MailBody = kind.body(context);
  const subject = toLine(kind.subject(context), MAX_SUBJECT);
  const frame = toFrame(context, subject, toLine(kind.preview(context)));
  const calendar = 'calendar' in kind ? kind.calendar : undefined;
  return {
    subject,
    html: toHtml(body, frame),
    text: toText(body, frame),
    attachments: calendar ? [toAttachment(context, calendar, nowIso)] : [],
    replyTo: toReplyTo(context),
  };
}

function toFrame(context: MailContext, subject: string, preview: string): MailFrame {
  const { company, recipient } = context.mail;
  return {
    locale: toLocale(recipient.language),
    subject,
    preview,
    companyName: company.name,
    logo: company.logo,
    brandColor: company.brandColor,
    footer: company.hideBranding ? [] : [context.t('footer.branding')],
    legalLinks: [
      ...button(context, 'footer.imprint', company.imprintLink),
      ...button(context, 'footer.privacy', company.dataPolicyLink),
    ],
  };
}

function toAttachment(
  { mail, attendees }: MailContext,
  method: CalendarMethod,
  nowIso: string,
): MailAttachment {
  const { appointment, hosts, links } = mail;
  const file = { ...appointment, hosts, attendees, url: links.appointment };
  return {
    filename: method === 'CANCEL' ? 'cancel.ics' : 'invite.ics',
    content: toCalendarFile(file, method, nowIso),
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    method,
  };
}

/** An answer to a mail reaches the other side, not a machine. */
function toReplyTo({ mail, audience, attendees }: MailContext): MailPerson | undefined {
  const person = audience === 'host' ? attendees[0] : mail.hosts[0];
  return person && { name: toLine(person.name), email: toLine(person.email) };
}
