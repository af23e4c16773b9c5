import type {
  HostReminderMessage,
  PlannedFacts,
  ReminderKind,
  ReminderMessage,
} from '#server/platform/kernel/message.ts';

/** A planned message of a kind. A host ends theirs in the office, everybody else by `links`. */
export function toReminder(
  kind: ReminderKind,
  facts: PlannedFacts,
  links: Pick<ReminderMessage['links'], 'unsubscribe' | 'oneClick'>,
): ReminderMessage | HostReminderMessage {
  if (kind === 'host-reminder') return { ...facts, kind };
  return { ...facts, kind, links: { ...facts.links, ...links } };
}
