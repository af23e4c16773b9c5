import type { MailBody } from '../mail/body.ts';
import { toLine } from '../mail/plain-text.ts';
import { mailTranslator } from '../mail/texts.ts';
import type { MailPerson, TimeFacts } from '../mail/types.ts';
import { type MailContext, toContext } from './context.ts';
import type { PersonKindDefinition, TimeKindDefinition } from './kind.ts';
import { mailKinds, personMailKinds } from './kinds.ts';
import type { Mail, MailByKind, PersonMail, TimeMail } from './message.ts';

/** What a mail says, before it is HTML or text. */
export interface ComposedMail {
  readonly subject: string;
  /** The line that mail lists show after the subject. */
  readonly preview: string;
  readonly body: MailBody;
  readonly replyTo?: MailPerson;
}

// A mapped type lets a kind and its own mail meet; see `MailByKind`.
type TimeKind = TimeMail['kind'];
const timeKinds: { readonly [K in TimeKind]: TimeKindDefinition<MailByKind[K]> } = mailKinds;
type PersonKind = PersonMail['kind'];
const personKinds: { readonly [K in PersonKind]: PersonKindDefinition<MailByKind[K]> } =
  personMailKinds;

/** Says what a mail's kind says, in the recipient's language and zone. */
export function composeMail(mail: Mail, nowIso: string): ComposedMail {
  return 'appointment' in mail
    ? composeTimeMail(mail.kind, mail)
    : composePersonMail(mail.kind, mail, nowIso);
}

function composeTimeMail<K extends TimeKind>(kind: K, mail: MailByKind[K]): ComposedMail {
  const { audience, subject, preview, body } = timeKinds[kind];
  const context = toContext(mail, audience);
  return {
    subject: subject(context),
    preview: preview(context),
    body: body(context),
    replyTo: toOtherSide(context),
  };
}

function composePersonMail<K extends PersonKind>(
  kind: K,
  mail: MailByKind[K],
  nowIso: string,
): ComposedMail {
  const { subject, preview, body, replyTo } = personKinds[kind];
  const context = { mail, t: mailTranslator(mail.recipient.language), nowIso };
  return {
    subject: subject(context),
    preview: preview(context),
    body: body(context),
    replyTo: toAddressee(replyTo?.(context)),
  };
}

/** An answer to a mail reaches the other side, not a machine. */
function toOtherSide({ mail, audience, attendees }: MailContext<TimeFacts>) {
  return toAddressee(audience === 'host' ? attendees[0] : mail.hosts[0]);
}

function toAddressee(person: MailPerson | undefined): MailPerson | undefined {
  return person && { name: toLine(person.name), email: toLine(person.email) };
}
