import type { DescribeServices } from '#server/platform/kernel/described.ts';
import type { DomainEvent, EventByType, EventType } from '#server/platform/kernel/events.ts';
import type { Compose, Composed } from './facts.ts';
import { reactions } from './reactions.ts';

// A mapped type lets an event and its own line meet.
const lines: { readonly [Type in EventType]: Compose<EventByType[Type]> } = reactions;

/** Every message that an event causes; undefined where what it is about has been erased since. */
export function composeMessages(
  services: DescribeServices,
  event: DomainEvent,
): Promise<Composed | undefined> {
  return compose(services, event.type, event);
}

function compose<Type extends EventType>(
  services: DescribeServices,
  type: Type,
  event: EventByType[Type],
): Promise<Composed | undefined> {
  return lines[type](services, event);
}
