import type { MailRecipient } from '#server/platform/kernel/mail-types.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { Audience, Message, MessageKind } from './message.ts';

/** What describing is built on. */
export type DescribeServices = Pick<
  Services,
  'db' | 'secret' | 'keys' | 'publicUrl' | 'clock' | 'sendsMail'
>;

/** What the messages about something that happened are written from. */
export interface Described<Kind extends MessageKind> {
  /** In whose log they are kept; none for what opens an account and may be read by its reader alone. */
  readonly companyId: string | undefined;
  readonly appointmentId: string | null;
  /** Who is there to be told, each in their own language and zone. */
  readonly readers: Readonly<Partial<Record<Audience, readonly MailRecipient[]>>>;
  /** Whether a kind is for one of its readers; all are for all of them unless it is said. */
  readonly concerns?: (kind: Kind, email: string) => boolean;
  readonly tell: (kind: Kind, recipient: MailRecipient, audience: Audience) => Message;
}
