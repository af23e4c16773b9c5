import type { MailPerson } from '#server/platform/kernel/mail-types.ts';
import type {
  Message,
  MessageByKind,
  MessageKind,
  PersonMessage,
  TimeFacts,
  TimeMessage,
} from '#server/platform/kernel/message.ts';
import {
  isMailTextKey,
  type MailTextKey,
  mailTranslator,
} from '#server/platform/texts/mail-texts.ts';
import { toLine } from '#server/platform/texts/plain-text.ts';
import type { MailBody } from '#server/post/mail/body.ts';
import { greeting, type ReaderContext, type TimeContext, toContext } from './context.ts';
import type { Kind } from './kind.ts';
import { personKinds, timeKinds } from './kinds.ts';
import { ownParagraphs, ownSubject } from './parts/own-text.ts';

/** What a message says, before it is written for a channel. */
interface WordedMessage {
  readonly subject: string;
  /** The line that mail lists show after the subject. */
  readonly preview: string;
  readonly body: MailBody;
  readonly replyTo?: MailPerson;
}

/** Says what a message's kind says, in the recipient's language and zone. */
export function wordMessage(message: Message, nowIso: string): WordedMessage {
  return 'appointment' in message
    ? wordTimeMessage(message.kind, message)
    : wordPersonMessage(message.kind, message, nowIso);
}

function wordTimeMessage<K extends TimeMessage['kind']>(
  kind: K,
  message: MessageByKind[K],
): WordedMessage {
  const row = timeKinds[kind];
  const context = toContext(message, row.audience);
  const words = row.borrows?.(context) ?? kind;
  const { tone } = timeKinds[words];
  const subject =
    ownSubject(context) ??
    row.subject?.(context) ??
    context.t(`${words}.subject`, toSubjectNames(context.names));
  return {
    subject: 'isTest' in message && message.isTest ? context.t('test', { subject }) : subject,
    preview: context.when.line,
    body: toBody(words, { ...row, tone }, context, context.names, ownParagraphs(context)),
    replyTo: toOtherSide(context),
  };
}

function wordPersonMessage<K extends PersonMessage['kind']>(
  kind: K,
  message: MessageByKind[K],
  nowIso: string,
): WordedMessage {
  const row = personKinds[kind];
  const t = mailTranslator(message.recipient.language);
  const context = { message, t, nowIso };
  const names = row.names?.(context) ?? {};
  return {
    subject: t(`${kind}.subject`, names),
    preview: row.preview?.(context) ?? t(`${kind}.intro`, names),
    body: toBody(kind, row, context, names),
    replyTo: toAddressee(row.replyTo?.(context)),
  };
}

function toBody<Context extends ReaderContext>(
  kind: MessageKind,
  row: Kind<Context>,
  context: Context,
  names: Names,
  own?: readonly string[],
): MailBody {
  const say = (part: Part) => context.t(ownKey(kind, part), names);
  const note = findOwnKey(kind, 'note');
  return {
    status: row.status?.(context) ?? say('status'),
    tone: row.tone,
    title: row.title?.(context) ?? say('title'),
    paragraphs: [greeting(context), ...(own ?? row.paragraphs?.(context) ?? [say('intro')])],
    rows: row.rows?.(context) ?? [],
    buttons: row.buttons?.(context) ?? [],
    notes: note ? [context.t(note, names)] : [],
  };
}

/** Values that the texts of a kind may name. */
type Names = Readonly<Record<string, string>>;

/** Two long names leave a subject room for its date. */
const MAX_SUBJECT_NAME = 60;

function toSubjectNames(names: Names): Names {
  const cut = ([key, name]: readonly [string, string]) => [key, toLine(name, MAX_SUBJECT_NAME)];
  return Object.fromEntries(Object.entries(names).map(cut));
}

/** Keys of the texts that a kind may have beside its subject. */
const keyOf = {
  status: (kind: MessageKind) => `${kind}.status`,
  title: (kind: MessageKind) => `${kind}.title`,
  intro: (kind: MessageKind) => `${kind}.intro`,
  note: (kind: MessageKind) => `${kind}.note`,
} as const;
type Part = keyof typeof keyOf;

/** @throws Error for a part that neither the row nor the texts of a kind say. */
function ownKey(kind: MessageKind, part: Part): MailTextKey {
  const key = findOwnKey(kind, part);
  if (!key) throw new Error(`Neither row nor texts of ${kind} say its ${part}`);
  return key;
}

function findOwnKey(kind: MessageKind, part: Part): MailTextKey | undefined {
  const key = keyOf[part](kind);
  return isMailTextKey(key) ? key : undefined;
}

/** An answer to a message reaches the other side, not a machine. */
function toOtherSide({ message, audience, attendees }: TimeContext<TimeFacts>) {
  return toAddressee(audience === 'host' ? attendees[0] : message.hosts[0]);
}

function toAddressee(person: MailPerson | undefined): MailPerson | undefined {
  return person && { name: toLine(person.name), email: toLine(person.email) };
}
