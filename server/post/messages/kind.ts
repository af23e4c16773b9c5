import type { CalendarMethod, MailPerson } from '#server/platform/kernel/mail-types.ts';
import type {
  Audience,
  MessageByKind,
  PersonFacts,
  TimeAudience,
  TimeFacts,
  TimeMessage,
} from '#server/platform/kernel/message.ts';
import type { MailButton, MailRow, MailTone } from '#server/post/mail/body.ts';
import type { MailTopic } from '#shared/domain/mails/topics.ts';
import type { PersonContext, TimeContext } from './context.ts';

/**
 * One kind of message: for whom, and what it says beside its texts. Subject, status, title, intro and
 * note are the texts of its block in `mail.json`, unless the row says otherwise.
 */
export interface Kind<Context> {
  readonly audience: Audience;
  /** Under which the log lists it. */
  readonly topic: MailTopic;
  readonly tone: MailTone;
  /** Whether its link opens an account, or makes one, for who has it: no other mail does. */
  readonly opensAccount?: true;
  /** See `when-overtaken.ts`. */
  readonly whenOvertaken: 'dropped' | 'told';
  /** Whether it is of no use to anybody once its appointment is over: it is not sent then. */
  readonly endsWithAppointment?: true;
  /** In the place of the text that its kind has, where there is one. */
  readonly subject?: (context: Context) => string | undefined;
  readonly status?: (context: Context) => string;
  readonly title?: (context: Context) => string;
  /** Between the greeting and the rows; the intro alone unless it is said. */
  readonly paragraphs?: (context: Context) => readonly string[] | undefined;
  readonly rows?: (context: Context) => readonly MailRow[];
  readonly buttons?: (context: Context) => readonly MailButton[];
}

/** About a booked time; its texts take the names of the context, lists show when it is. */
export interface TimeKind<Facts extends TimeFacts> extends Kind<TimeContext<Facts>> {
  readonly audience: TimeAudience;
  /** Whose texts and tone it has in the place of its own, but for the intro. */
  readonly borrows?: (context: TimeContext<Facts>) => TimeMessage['kind'] | undefined;
  /** What its file asks of the reader's calendar; left out where the calendar does not change. */
  readonly calendar?: Exclude<CalendarMethod, 'PUBLISH'>;
}

/** About a person. */
export interface PersonKind<Facts extends PersonFacts> extends Kind<PersonContext<Facts>> {
  /** Values of its texts. */
  readonly names?: (context: PersonContext<Facts>) => Readonly<Record<string, string>>;
  /** The line that mail lists show after the subject; the intro unless it is said. */
  readonly preview?: (context: PersonContext<Facts>) => string;
  /** Whom an answer reaches, if anybody. */
  readonly replyTo?: (context: PersonContext<Facts>) => MailPerson | undefined;
}

/** What a row for each kind of message looks like. */
export type KindRows = {
  readonly [Each in keyof MessageByKind]: MessageByKind[Each] extends TimeFacts
    ? TimeKind<MessageByKind[Each]>
    : MessageByKind[Each] extends PersonFacts
      ? PersonKind<MessageByKind[Each]>
      : never;
};
