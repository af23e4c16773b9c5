import type { MessageByKind, PersonMessage, TimeMessage } from '#server/platform/kernel/message.ts';
import type { MailTopic } from '#shared/domain/mails/topics.ts';
import type { Kind, KindRows, PersonKind, TimeKind } from './kind.ts';
import { accountKinds } from './kinds/account.ts';
import { attendeeKinds } from './kinds/attendee.ts';
import { guestKinds } from './kinds/guest.ts';
import { hostKinds } from './kinds/host.ts';
import { visitorKinds } from './kinds/visitor.ts';

/** Every kind of message, whoever gets it. */
export const messageKinds = {
  ...attendeeKinds,
  ...hostKinds,
  ...guestKinds,
  ...accountKinds,
  ...visitorKinds,
} as const satisfies KindRows;

/** The kinds about a topic: `payment → ['attendee-refunded', 'host-refunded', …]`. */
export function kindsAbout(topic: MailTopic): string[] {
  return Object.entries(messageKinds).flatMap(([kind, row]) => (row.topic === topic ? [kind] : []));
}

/** The kinds whose link opens an account. */
export const accountKeys: readonly string[] = Object.entries<Kind<never>>(messageKinds).flatMap(
  ([kind, { opensAccount }]) => (opensAccount ? [kind] : []),
);

// A mapped type lets a kind and its own message meet; see `MessageByKind`.
type TimeKinds = { readonly [K in TimeMessage['kind']]: TimeKind<MessageByKind[K]> };
type PersonKinds = { readonly [K in PersonMessage['kind']]: PersonKind<MessageByKind[K]> };

/** Those about a booked time. */
export const timeKinds: TimeKinds = messageKinds;

/** Those about a person. */
export const personKinds: PersonKinds = messageKinds;
