import type { ClosingMessage, DepartureMessage } from '#server/platform/kernel/message.ts';
import { button } from '#server/post/mail/button.ts';
import { type PersonContext, toName } from '#server/post/messages/context.ts';
import type { KindRows } from '#server/post/messages/kind.ts';
import {
  bequestRows,
  decisionRows,
  momentRow,
  untilRow,
} from '#server/post/messages/parts/rows.ts';

/** What the owner of an account reads about it. */
export const accountKinds = {
  /** Somebody signs up with their address: they alone learn that it has an account. */
  'sign-up-known': {
    audience: 'account',
    topic: 'account',
    tone: 'good',
    whenOvertaken: 'told',
    buttons: (context) => button(context, 'button.signIn', context.message.links.signIn),
  },
  /** They have forgotten their password: the link leads to the page that takes a new one. */
  'password-reset-link': {
    audience: 'account',
    topic: 'account',
    tone: 'good',
    opensAccount: true,
    whenOvertaken: 'told',
    rows: (context) => [untilRow(context, 'row.validUntil')],
    buttons: (context) => button(context, 'button.newPassword', context.message.links.confirm),
  },
  /** Their address is another one: whoever reads the old one should know. */
  'email-changed': {
    audience: 'account',
    topic: 'account',
    tone: 'good',
    whenOvertaken: 'told',
    buttons: (context) => button(context, 'button.signIn', context.message.links.signIn),
  },
  /** Their password is another one, and what ended with the old one. */
  'password-changed': {
    audience: 'account',
    topic: 'account',
    tone: 'good',
    whenOvertaken: 'told',
    paragraphs: ({ t, message: { hasEndedTokens } }) => [
      t('password-changed.intro'),
      ...(hasEndedTokens ? [t('password-changed.tokens')] : []),
    ],
    buttons: (context) => button(context, 'button.newPassword', context.message.links.reset),
  },
  /** A company is theirs no more: by whom, and what has become of what they offered there. */
  'member-removed': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    names: departureNames,
    rows: bequestRows,
    replyTo: ({ message }) => message.by,
  },
  /** Those who manage members read that one has left, and what they left behind. */
  'member-left': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    names: departureNames,
    rows: bequestRows,
    replyTo: ({ message }) => message.gone,
  },
  /** Their company is closed: until when they can look at it, and that it is erased then. */
  'company-closing': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    names: closingNames,
    rows: (context) => [untilRow(context, 'row.erased')],
    replyTo: ({ message }) => message.by,
  },
  /** Who owns it can keep it until then. */
  'company-closing-owner': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    names: closingNames,
    rows: (context) => [untilRow(context, 'row.erased')],
    buttons: (context) => button(context, 'button.keepCompany', context.message.links.keep),
  },
  /** It goes on after all. */
  'company-kept': {
    audience: 'account',
    topic: 'account',
    tone: 'good',
    whenOvertaken: 'told',
    names: closingNames,
    buttons: (context) => button(context, 'button.signIn', context.message.links.signIn),
    replyTo: ({ message }) => message.by,
  },
  /** Nobody can book them: a calendar of theirs cannot be read. */
  'calendar-unreadable': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    names: ({ message: { account } }) => ({ account: toName(account) }),
    rows: (context) => [momentRow(context, context.message.sinceIso, 'row.since')],
    buttons: (context) =>
      button(context, 'button.openCalendars', context.message.links.integrations),
  },
  /** An account of theirs makes no meetings any more. */
  'meetings-refused': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    names: ({ message: { account } }) => ({ account: toName(account) }),
    rows: (context) => [momentRow(context, context.message.sinceIso, 'row.since')],
    buttons: (context) =>
      button(context, 'button.connectAgain', context.message.links.integrations),
  },
  /** Something has happened to appointments of theirs, and only they know what is to become of them. */
  'decisions-asked': {
    audience: 'account',
    topic: 'account',
    tone: 'bad',
    whenOvertaken: 'told',
    rows: decisionRows,
    buttons: (context) => button(context, 'button.decide', context.message.links.dashboard),
  },
} as const satisfies Partial<KindRows>;

function closingNames({ message: { by, company } }: PersonContext<ClosingMessage>) {
  return { by: toName(by.name), company: toName(company.name) };
}

function departureNames({ message: { gone, by, company } }: PersonContext<DepartureMessage>) {
  return { gone: toName(gone.name), by: toName(by.name), company: toName(company.name) };
}
