import type { MailBody } from './body.ts';
import type { MailContext } from './context.ts';
import type { Audience, CalendarMethod } from './types.ts';

/** One kind of mail: for whom, what it says, and what its calendar file asks of their calendar. */
export interface MailKindDefinition {
  readonly audience: Audience;
  /** Left out where the calendar does not change. */
  readonly calendar?: Exclude<CalendarMethod, 'PUBLISH'>;
  readonly subject: (context: MailContext) => string;
  /** The line that mail lists show after the subject. */
  readonly preview: (context: MailContext) => string;
  readonly body: (context: MailContext) => MailBody;
}
