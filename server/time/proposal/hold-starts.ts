import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { type OpenedAsk, openAsk } from '#server/time/reservation/ask.ts';
import { explainAsk } from '#server/time/reservation/explain-ask.ts';
import { reserve } from '#server/time/reservation/reserve.ts';
import type { ProposalWish } from '#shared/api/proposal.ts';
import type { UnavailabilityType } from '#shared/domain/availability/types.ts';
import { OFF_HOURS } from '#shared/domain/availability/waivers.ts';
import { type FieldError, Refusal, refuse } from '#shared/errors/refusal.ts';
import type { Offer } from './choose-offer.ts';
import type { Plan, PlannedStart } from './plan-proposal.ts';

type HoldServices = Pick<Services, 'clock' | 'jobs'>;

/** What is held, under which proposal. */
interface Wanted {
  readonly proposalId: string;
  readonly durationMinutes: number;
  readonly wish: Pick<ProposalWish, 'meetingTypeId' | 'channel' | 'recipient'>;
  readonly offer: Offer;
  readonly plan: Plan;
}

/** A start that is held. */
export interface HeldStart {
  readonly startMinute: number;
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
  /** The group in which it is a seat. */
  readonly appointmentId: string | null;
  readonly isOutsideHours: boolean;
}

/**
 * Holds all starts of a proposal, each decided as a booking is but for hours, grid, notice and window,
 * which their host may offer outside of. Its own times do not stand in each other's way: one person will
 * take one of them.
 * @throws Refusal `proposed-times-gone` with each start that cannot be held and why, once all have been
 * looked at; a lost race is for `tryAgain`.
 */
export async function holdStarts(
  services: HoldServices,
  tx: Transaction,
  wanted: Wanted,
): Promise<readonly HeldStart[]> {
  const held: HeldStart[] = [];
  const gone: FieldError[] = [];
  for (const start of wanted.plan.starts) {
    const outcome = await holdStart(services, tx, wanted, start);
    if (typeof outcome === 'string') gone.push(toProblem(start, outcome));
    else held.push(outcome);
  }
  if (gone.length > 0) refuse('proposed-times-gone', 'Not all of these times can be held', gone);
  return held;
}

async function holdStart(
  services: HoldServices,
  tx: Transaction,
  wanted: Wanted,
  { startMinute }: PlannedStart,
): Promise<HeldStart | UnavailabilityType | 'taken'> {
  const { proposalId, wish, offer, plan } = wanted;
  const opened = await open(services, tx, wanted, startMinute);
  const { reasons, isWaived } = explainAsk(opened, offer.resourceChannelIds);
  const [reason] = reasons;
  if (reason !== undefined) return reason;
  const seat = { seats: 1, email: wish.recipient.email?.toLowerCase() ?? '' };
  const asked = { ...seat, resourceChannelIds: offer.resourceChannelIds };
  const purpose = { kind: 'propose', proposalId, expiresAt: plan.holdUntil } as const;
  try {
    const { hostIds, resourceChannelIds, takenAs } = await reserve(
      services,
      tx,
      opened,
      asked,
      purpose,
    );
    const appointmentId = takenAs === proposalId ? null : takenAs;
    return { startMinute, hostIds, resourceChannelIds, appointmentId, isOutsideHours: isWaived };
  } catch (error) {
    if (error instanceof Refusal) return 'taken';
    throw error;
  }
}

function open(
  { clock }: HoldServices,
  tx: Transaction,
  { proposalId, durationMinutes, wish, offer }: Wanted,
  startMinute: number,
): Promise<OpenedAsk> {
  return openAsk(tx, {
    ...{ meetingTypeId: wish.meetingTypeId, channel: wish.channel, hostIds: offer.hostIds },
    ...{ durationMinutes, startMinute, nowMinute: nowMinute(clock) },
    promise: { proposalId, durationMinutes, waivers: [{ startMinute, waived: OFF_HOURS }] },
  });
}

function toProblem({ path }: PlannedStart, code: UnavailabilityType | 'taken'): FieldError {
  return { path, code, message: 'It cannot be held' };
}
