import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/platform/db/database.ts';
import { nowMinute } from '#server/platform/kernel/clock.ts';
import { deriveId } from '#server/platform/kernel/derive-id.ts';
import { hashSecret, proposalToken } from '#server/platform/kernel/secret.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import { openAsk } from '#server/time/reservation/ask.ts';
import { waitForTurn } from '#server/time/reservation/take-turn.ts';
import { tryAgain } from '#server/time/reservation/try-again.ts';
import type { Proposal, ProposalWish } from '#shared/api/proposal.ts';
import type { Session } from '#shared/api/session.ts';
import type { MeetingTypeSettings } from '#shared/domain/meeting-type/settings.ts';
import { MAX_HELD_TIMES } from '#shared/domain/proposal/limits.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { chooseOffer } from './choose-offer.ts';
import { findTheirs } from './get-proposal.ts';
import { countHeld } from './held-statement.ts';
import { type HeldStart, holdStarts } from './hold-starts.ts';
import { type Plan, planProposal } from './plan-proposal.ts';
import { type ProposalRow, readProposalOf } from './proposal-statement.ts';
import { insertProposal, insertTimes } from './store.ts';
import { toProposal } from './to-proposal.ts';

type CreateServices = Pick<
  Services,
  'db' | 'clock' | 'jobs' | 'secret' | 'publicUrl' | 'providers'
>;

/**
 * Holds times for somebody, all of them or none: a host who writes to somebody wants to know which have
 * gone before the others are promised. A repeated key is answered with the first proposal.
 * @throws Refusal `proposed-times-gone` naming each that cannot be held, `too-many-held-times`,
 * `idempotency-key-reused`, and as a booking for what is not offered.
 */
export function createProposal(
  services: CreateServices,
  session: Session,
  wish: ProposalWish,
  idempotencyKey: string | undefined,
): Promise<Proposal> {
  const { companyId, hostId } = session;
  const proposalId =
    idempotencyKey === undefined
      ? randomUUID()
      : deriveId(`proposal:${companyId}:${hostId}:${idempotencyKey}`);
  return tryAgain(() =>
    services.db.transaction(async (tx) => {
      const repeated = await readProposalOf(tx, { companyId, proposalId });
      if (repeated) checkRepeated(repeated, wish);
      else await propose(services, tx, session, { proposalId, wish });
      return toProposal(services, await findTheirs(tx, session, proposalId));
    }),
  );
}

interface Wanted {
  readonly proposalId: string;
  readonly wish: ProposalWish;
}

async function propose(
  services: CreateServices,
  tx: Transaction,
  session: Session,
  { proposalId, wish }: Wanted,
): Promise<void> {
  const plan = planProposal(services, wish);
  const { meetingType, facts } = await openAsk(tx, {
    ...{ meetingTypeId: wish.meetingTypeId, hostIds: wish.hostIds, durationMinutes: wish.duration },
    ...{ startMinute: plan.starts[0].startMinute, nowMinute: nowMinute(services.clock) },
  });
  const { durationMinutes } = facts.rules;
  checkPayable(services, meetingType.settings.payment);
  const { companyId } = meetingType;
  const offer = chooseOffer(session, meetingType, wish);
  // What is held of a host is counted, so that those who hold take turns.
  await waitForTurn(tx, meetingType);
  const now = new Date(services.clock.nowMs());
  const wanted = { session, proposalId, durationMinutes, wish, plan, now };
  // The same request that came twice at once finds the other's.
  if (!(await insertProposal(tx, toRow(services, wanted)))) return;
  const held = await holdStarts(services, tx, { proposalId, durationMinutes, wish, offer, plan });
  await insertTimes(
    tx,
    held.map((start) => toTimeRow({ companyId, proposalId }, start)),
  );
  await checkHeld(tx, companyId, held, now);
  const due = { kind: 'proposal', companyId, proposalId } as const;
  await services.jobs.later(tx, due, plan.holdUntil.getTime());
}

/** Times that nobody could pay for are not held. */
function checkPayable(
  { providers }: Pick<Services, 'providers'>,
  { enable, provider }: MeetingTypeSettings['payment'],
): void {
  if (enable && (provider === 'none' || !providers[provider])) {
    refuse('payment-not-available', 'Payment is not configured');
  }
}

function toRow(
  { secret }: CreateServices,
  {
    session,
    proposalId,
    durationMinutes,
    wish,
    plan,
    now,
  }: Wanted & {
    readonly session: Session;
    readonly durationMinutes: number;
    readonly plan: Plan;
    readonly now: Date;
  },
) {
  const { recipient } = wish;
  return {
    companyId: session.companyId,
    id: proposalId,
    hostId: session.hostId,
    meetingTypeId: wish.meetingTypeId,
    durationMinutes,
    channel: wish.channel ?? null,
    recipientName: recipient.name,
    recipientEmail: recipient.email,
    recipientTimeZone: recipient.timezone,
    recipientLanguage: recipient.language,
    tokenHash: hashSecret(proposalToken(secret, proposalId)),
    holdUntil: plan.holdUntil,
    createdAt: now,
    changedAt: now,
  };
}

function toTimeRow(
  key: { readonly companyId: string; readonly proposalId: string },
  { startMinute, hostIds, resourceChannelIds, ...held }: HeldStart,
) {
  return {
    ...key,
    ...held,
    hostIds: [...hostIds],
    resourceChannelIds: [...resourceChannelIds],
    startsAt: new Date(startMinute * 60_000),
  };
}

/** So that nobody blocks a colleague for ever, nor themselves. */
async function checkHeld(
  tx: Transaction,
  companyId: string,
  held: readonly HeldStart[],
  now: Date,
): Promise<void> {
  const hostIds = [...new Set(held.flatMap((start) => start.hostIds))];
  const counts = await countHeld(tx, { companyId, hostIds, now });
  if ([...counts.values()].some((count) => count > MAX_HELD_TIMES)) {
    refuse('too-many-held-times', `At most ${MAX_HELD_TIMES} times of a host are held at once`);
  }
}

function checkRepeated(row: ProposalRow, wish: ProposalWish): void {
  const starts = new Set(wish.times.map((time) => Date.parse(time) / 60_000));
  const isSame =
    row.meetingType.id === wish.meetingTypeId &&
    row.recipientName === wish.recipient.name &&
    row.times.length === starts.size &&
    row.times.every(({ startMinute }) => starts.has(startMinute));
  if (!isSame) refuse('idempotency-key-reused', 'This Idempotency-Key stands for another proposal');
}
