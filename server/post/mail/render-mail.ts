import type { MailCompany, RenderedMail } from '#server/platform/kernel/mail-types.ts';
import { mailTranslator } from '#server/platform/texts/mail-texts.ts';
import { toLine } from '#server/platform/texts/plain-text.ts';
import { DEFAULT_BRAND_COLOR } from '#shared/domain/constants.ts';
import { type Language, toLocale } from '#shared/domain/languages.ts';
import type { MailBody, MailFrame } from './body.ts';
import { button } from './button.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** A mail before it is printed. */
interface MailDraft {
  readonly language: Language;
  /** Whose mail it is; the installation's where it is left out. */
  readonly company?: MailCompany | undefined;
  readonly subject: string;
  /** The line that mail lists show after the subject. */
  readonly preview: string;
  readonly body: MailBody;
}

const MAX_SUBJECT = 200;

/** Who writes where no company does. */
const INSTALLATION: MailCompany = {
  name: 'Kalends',
  brandColor: DEFAULT_BRAND_COLOR,
  hideBranding: true,
};

/** Prints a mail in its language: subject, HTML and text. */
export function renderMail(draft: MailDraft): Pick<RenderedMail, 'subject' | 'html' | 'text'> {
  const frame = toFrame(draft);
  return {
    subject: frame.subject,
    html: toHtml(draft.body, frame),
    text: toText(draft.body, frame),
  };
}

function toFrame({ language, company = INSTALLATION, subject, preview }: MailDraft): MailFrame {
  const t = mailTranslator(language);
  return {
    locale: toLocale(language),
    subject: toLine(subject, MAX_SUBJECT),
    preview: toLine(preview),
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
