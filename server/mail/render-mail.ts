import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import { toLocale } from '#shared/domain/languages.ts';
import { toCalendarAttachments } from '../messages/channels/calendar-attachment.ts';
import { type ComposedMail, composeMail } from '../messages/compose-message.ts';
import type { Mail } from '../messages/message.ts';
import { button } from '../messages/parts/buttons.ts';
import type { MailFrame } from './body.ts';
import { toLine } from './plain-text.ts';
import { mailTranslator } from './texts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';
import type { MailCompany, MailPerson, RenderedMail } from './types.ts';

const MAX_SUBJECT = 200;

/** Who writes where no company does. */
const INSTALLATION: MailCompany = {
  name: 'Kalends',
  brandColor: DEFAULT_BRAND_COLOR,
  hideBranding: true,
};

/**
 * Writes a mail in its recipient's language and zone: subject, HTML, text, and a calendar file where
 * the calendar changes. `nowIso` becomes the file's DTSTAMP, `sender` is whom the mail comes from.
 * Throws only for times that are no instants.
 */
export function renderMail(mail: Mail, nowIso: string, sender: MailPerson): RenderedMail {
  const composed = composeMail(mail, nowIso);
  const frame = toFrame(mail, composed);
  return {
    subject: frame.subject,
    html: toHtml(composed.body, frame),
    text: toText(composed.body, frame),
    // A time that became no appointment is in no calendar, and has nobody's answers.
    attachments: 'answers' in mail ? toCalendarAttachments(mail, nowIso, sender) : [],
    replyTo: composed.replyTo,
  };
}

function toFrame({ recipient, company = INSTALLATION }: Mail, composed: ComposedMail): MailFrame {
  const t = mailTranslator(recipient.language);
  return {
    locale: toLocale(recipient.language),
    subject: toLine(composed.subject, MAX_SUBJECT),
    preview: toLine(composed.preview),
    companyName: company.name,
    logo: company.logo,
    brandColor: company.brandColor,
    footer: company.hideBranding ? [] : [t('footer.branding')],
    legalLinks: [
      ...button({ t }, 'footer.imprint', company.imprintLink),
      ...button({ t }, 'footer.privacy', company.dataPolicyLink),
    ],
  };
}
