import type {
  HostReminderMessage,
  PlannedFacts,
  ReminderKind,
  ReminderMessage,
} from '#server/platform/kernel/message.ts';
import { isEvent, type WorkflowTrigger } from '#shared/domain/reminder/workflow.ts';

/** A planned message of a kind. A host ends theirs in the office, everybody else by `links`, also at an address. */
export function toReminder(
  kind: ReminderKind,
  facts: PlannedFacts,
  links: Pick<ReminderMessage['links'], 'unsubscribe' | 'oneClick'>,
  isOfHost: boolean,
): ReminderMessage | HostReminderMessage {
  if (kind === 'host-reminder' || kind === 'host-follow-up') {
    return { ...facts, kind, links: { ...facts.links, ...(!isOfHost && links) } };
  }
  return { ...facts, kind, links: { ...facts.links, ...links } };
}

/** Which of two kinds a message of a trigger is. */
export function isKindOf(kind: ReminderKind, trigger: WorkflowTrigger): boolean {
  const isAhead = isEvent(trigger) ? trigger !== 'booking-cancel' : trigger === 'before-meeting';
  return kind.endsWith('-reminder') === isAhead;
}
