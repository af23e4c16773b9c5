import type { MailBody } from '../mail/body.ts';
import type {
  AppointmentFacts,
  AppointmentMail,
  Audience,
  CalendarMethod,
  MailPerson,
  TimeFacts,
} from '../mail/types.ts';
import type { MailContext, PersonContext } from './context.ts';
import type { PersonFacts } from './message.ts';

/** What a kind says: a subject, the line that mail lists show after it, and the body. */
interface Wording<Context> {
  readonly subject: (context: Context) => string;
  readonly preview: (context: Context) => string;
  readonly body: (context: Context) => MailBody;
}

/** One kind of mail about a booked time: for whom, and what it says. */
export interface TimeKindDefinition<Facts extends TimeFacts> extends Wording<MailContext<Facts>> {
  readonly audience: Audience;
}

/** One kind of mail about an appointment, and what its calendar file asks of their calendar. */
export interface MailKindDefinition<Facts extends AppointmentFacts = AppointmentMail>
  extends TimeKindDefinition<Facts> {
  /** Left out where the calendar does not change. */
  readonly calendar?: Exclude<CalendarMethod, 'PUBLISH'>;
}

/** One kind of mail about a person. */
export interface PersonKindDefinition<Facts extends PersonFacts>
  extends Wording<PersonContext<Facts>> {
  /** Whom an answer reaches, if anybody. */
  readonly replyTo?: (context: PersonContext<Facts>) => MailPerson | undefined;
}
