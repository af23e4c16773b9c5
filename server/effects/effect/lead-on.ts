import type { DomainEvent } from '#server/platform/kernel/events.ts';
import type { EffectKind } from './effect-kind.ts';

type Leading<Needs> = Pick<EffectKind<never, Needs>, 'lead'>;

/**
 * Writes what an event leads to, kind by kind. One that fails keeps none of the others back; the event is
 * tried again, and the others find their rows written.
 */
export async function leadOn<Needs>(
  kinds: readonly Leading<Needs>[],
  needs: Needs,
  event: DomainEvent,
  eventId: string,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { lead } of kinds) {
    await lead(needs, event, eventId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 1) throw new AggregateError(failures, 'Several kinds of effects failed');
  if (failures.length === 1) throw failures[0];
}
