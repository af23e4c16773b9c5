import { button } from '#server/post/mail/button.ts';
import { toName } from '#server/post/messages/context.ts';
import type { KindRows } from '#server/post/messages/kind.ts';
import { timesRow, untilRow } from '#server/post/messages/parts/rows.ts';

/** What somebody reads of whom nothing is known but an address, which has to be shown to be theirs. */
export const visitorKinds = {
  /** Times are held for them: the links lead to where they pick one. */
  'proposal-reminder': {
    audience: 'visitor',
    topic: 'booking',
    tone: 'good',
    whenOvertaken: 'told',
    names: ({ message }) => ({
      host: toName(message.host.name),
      title: toName(message.meetingName),
    }),
    rows: (context) => [timesRow(context), untilRow(context, 'row.heldUntil')],
    buttons: (context) => [
      ...button(context, 'button.pickTime', context.message.links.pick),
      ...button(context, 'button.otherTime', context.message.links.other),
    ],
    replyTo: ({ message }) => message.host,
  },
  /** They asked to be forgotten: the link leads to the page that erases their data. */
  'forget-link': {
    audience: 'visitor',
    topic: 'enquiry',
    tone: 'bad',
    whenOvertaken: 'told',
    paragraphs: ({ t }) => [t('forget-link.intro'), t('forget-link.consequence')],
    rows: (context) => [untilRow(context, 'row.validUntil')],
    buttons: (context) => button(context, 'button.erase', context.message.links.confirm),
  },
  /** They sign up: the link leads to the page that makes their account after a click. */
  'sign-up-link': {
    audience: 'visitor',
    topic: 'account',
    tone: 'good',
    opensAccount: true,
    whenOvertaken: 'told',
    rows: (context) => [untilRow(context, 'row.validUntil')],
    buttons: (context) => button(context, 'button.createPage', context.message.links.confirm),
  },
  /** They are asked to join a company: the link leads to the page on which they accept. */
  'invitation-link': {
    audience: 'visitor',
    topic: 'account',
    tone: 'good',
    whenOvertaken: 'told',
    names: ({ message }) => ({
      inviter: toName(message.inviter),
      company: toName(message.company.name),
    }),
    rows: (context) => [untilRow(context, 'row.validUntil')],
    buttons: (context) => button(context, 'button.join-company', context.message.links.confirm),
  },
  /** Their account is to get this address: the link leads to the page that changes it. */
  'email-change-link': {
    audience: 'visitor',
    topic: 'account',
    tone: 'good',
    opensAccount: true,
    whenOvertaken: 'told',
    rows: (context) => [untilRow(context, 'row.validUntil')],
    buttons: (context) => button(context, 'button.confirmEmail', context.message.links.confirm),
  },
} as const satisfies Partial<KindRows>;
