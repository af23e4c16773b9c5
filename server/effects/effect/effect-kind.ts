import type { EffectData, EffectQueue } from '#server/platform/kernel/effects.ts';
import type { DomainEvent } from '#server/platform/kernel/events.ts';
import type { EffectWork } from '#server/platform/kernel/jobs.ts';
import type { EffectKindName } from '#shared/domain/effects/kinds.ts';

/**
 * One kind of effect: how its queue is worked, which rows an event leads to, and how one is performed.
 * `Needs` is what it is built on.
 */
export interface EffectKind<Kind extends EffectKindName, Needs> extends EffectQueue {
  /** Which part of its data names what it is about, for those who look at what failed. */
  readonly about: string;
  /**
   * Writes what an event leads to, with whatever else has to be written in the same transaction, by
   * `jobs.cause`. Run again for the same event it writes nothing twice.
   */
  readonly lead: (needs: Needs, event: DomainEvent, eventId: string) => Promise<void>;
  /** Runs at least once: what it asks of others carries a key that is the same for each try. */
  readonly perform: (
    needs: Needs,
    ...effect: Parameters<EffectWork<EffectData[Kind]>>
  ) => Promise<void>;
}
