/** What a mail says, as data: the HTML and the text are two renderings of the same body. */
export interface MailBody {
  /** One or two words on what happened, above the title. */
  readonly status: string;
  readonly tone: MailTone;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly MailRow[];
  /** The first is the thing to do, the others stand beside it as links. */
  readonly buttons: readonly MailButton[];
  /** Small print below the buttons. */
  readonly notes: readonly string[];
}

export type MailTone = 'good' | 'bad';

export interface MailRow {
  readonly label: string;
  readonly lines: readonly MailLine[];
  /** `YYYY-MM-DD`: the day is lit in its month beside the lines, where a mail can show it. */
  readonly litDate?: string;
}

export interface MailLine {
  readonly text: string;
  /** `gone` is struck through: it was so and no longer is. */
  readonly look?: 'plain' | 'muted' | 'gone';
  /** Where it leads. */
  readonly href?: string | undefined;
  /** Whose it is: absolute address of a picture. */
  readonly face?: string | undefined;
}

export interface MailButton {
  readonly label: string;
  readonly href: string;
}

/** What surrounds every body: whose mail it is and the legal links. */
export interface MailFrame {
  /** BCP 47 tag of the mail's language. */
  readonly locale: string;
  readonly subject: string;
  /** The line that mail lists show after the subject. */
  readonly preview: string;
  readonly companyName: string;
  readonly logo?: string;
  readonly brandColor: string;
  readonly footer: readonly string[];
  readonly legalLinks: readonly MailButton[];
}
