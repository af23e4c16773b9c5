import type { Transaction } from '#server/platform/db/database.ts';
import type { Services } from '#server/platform/kernel/services.ts';
import type { LoadedFacts } from '#server/time/availability/load-facts.ts';
import { refuse } from '#shared/errors/refusal.ts';
import { type Ask, loadAsked, type OpenedAsk } from './ask.ts';
import { bookTime } from './book-time.ts';
import { chooseInTurn } from './choose-in-turn.ts';
import { type Candidates, decide, type Wish } from './decide.ts';
import { holdTime } from './hold-time.ts';
import { type LeaveServices, leaveOverdueSeats } from './leave-seat.ts';
import { lockAppointment } from './lock-appointment.ts';
import { moveSeat, moveWhole } from './move-time.ts';
import { checkPick, pickProposed } from './pick-proposed.ts';
import { proposeTime } from './propose-time.ts';
import type { Book, Decided, Purpose, Taken } from './purpose.ts';
import { takeTurn } from './take-turn.ts';
import { isLostRace, LostRace } from './try-again.ts';

type ReserveServices = Pick<Services, 'clock'> & LeaveServices;

/** Time that is taken now, and what for. */
export interface Reserved extends LoadedFacts, Taken {
  readonly hostIds: readonly string[];
  readonly resourceChannelIds: readonly string[];
}

/**
 * Takes a start for a purpose, or refuses: waits for its turn, decides from what it read after that,
 * chooses among the hosts, and writes. The seat of a group is taken under its appointment's lock.
 * What else a proposal holds for whoever picks by it is free with the same commit.
 * @throws Refusal when the start cannot be had; LostRace when somebody was quicker just now, after which
 * the whole transaction is tried again.
 */
export async function reserve(
  services: ReserveServices,
  tx: Transaction,
  opened: OpenedAsk,
  wish: Wish & { readonly email: string },
  purpose: Purpose,
): Promise<Reserved> {
  checkPick(opened.ask);
  const { loaded, candidates } = await settleCandidates(services, tx, opened, wish, purpose);
  const taken = await take(services, tx, opened, { loaded, candidates, purpose }).catch((error) => {
    // What has taken place cannot find another host or time.
    const isFinal = opened.ask.isRecord && isLostRace(error);
    return isFinal
      ? refuse('slot-no-longer-available', 'It was somebody else’s time')
      : Promise.reject(error);
  });
  if (taken === undefined) throw new LostRace();
  const { hostIds, resourceChannelIds } = candidates;
  return { ...loaded, hostIds, resourceChannelIds, ...taken };
}

interface Settled {
  readonly loaded: LoadedFacts;
  readonly candidates: Candidates;
}

/** Decides until the group to join, if there is one, is locked: what decides is read after the lock. */
async function settleCandidates(
  services: ReserveServices,
  tx: Transaction,
  opened: OpenedAsk,
  wish: Wish & { readonly email: string },
  purpose: Purpose,
): Promise<Settled> {
  const isMoving = purpose.kind === 'move' || purpose.kind === 'move-seat';
  let loaded = await takeTurn(tx, opened, { mayWait: !isMoving });
  const lockedIds = new Set<string>();
  for (;;) {
    const candidates = await choose(services, tx, opened, loaded, wish);
    const joinedId = toJoinedId(candidates);
    if (joinedId === undefined || lockedIds.has(joinedId)) return { loaded, candidates };
    lockedIds.add(joinedId);
    const group = await lockAppointment(tx, joinedId);
    const current = group && (await leaveOverdueSeats(services, tx, group));
    const isThere = current?.seats.some((seat) => seat.isTaken && seat.email === wish.email);
    // Whoever moves has a seat there already only where they stay.
    if (
      isThere &&
      !(purpose.kind === 'move-seat' && purpose.appointment.appointmentId === joinedId)
    ) {
      refuse('already-attending', 'This email address has a seat in this appointment');
    }
    loaded = await loadAsked(tx, opened.ask);
  }
}

/** The appointment whose seat would be taken; none while its time is only held. */
function toJoinedId({ group }: Candidates): string | undefined {
  return group && !group.holdId ? group.appointmentId : undefined;
}

/** What has taken place is written down with all its hosts; anything else is decided. */
async function choose(
  { clock }: ReserveServices,
  tx: Transaction,
  { ask }: OpenedAsk,
  loaded: LoadedFacts,
  wish: Wish,
): Promise<Candidates> {
  if (ask.isRecord) {
    const hostIds = loaded.facts.hosts.map((host) => host.hostId);
    return { hostIds, resourceChannelIds: wish.resourceChannelIds?.slice(0, 1) ?? [] };
  }
  const candidates = decide(loaded, ask.startMinute, wish);
  return chooseInTurn(tx, loaded, candidates, clock.nowMs());
}

/** Whom or what the time is taken for now; undefined where somebody else was quicker. */
function take(
  services: ReserveServices,
  tx: Transaction,
  { ask }: OpenedAsk,
  settled: Settled & { readonly purpose: Purpose },
): Promise<Taken | undefined> {
  const { proposal, startMinute } = ask;
  if (!proposal) return takeFor(services, tx, ask, settled);
  const picked = { purpose: settled.purpose, startMinute, nowMs: services.clock.nowMs() };
  return pickProposed(services, tx, proposal, picked, () => takeFor(services, tx, ask, settled));
}

async function takeFor(
  services: ReserveServices,
  tx: Transaction,
  { startMinute }: Ask,
  { purpose, loaded, candidates }: Settled & { readonly purpose: Purpose },
): Promise<Taken | undefined> {
  const decided = { loaded, candidates, startMinute };
  if (purpose.kind === 'book') return bookTime(tx, decided, purpose, services.clock.nowMs());
  const takenAs = await takeAs(tx, decided, purpose);
  return takenAs === undefined ? undefined : { takenAs };
}

function takeAs(
  tx: Transaction,
  taken: Decided,
  purpose: Exclude<Purpose, Book>,
): Promise<string | undefined> {
  switch (purpose.kind) {
    case 'hold':
      return holdTime(tx, taken, purpose);
    case 'propose':
      return proposeTime(tx, taken, purpose);
    case 'move':
      return moveWhole(tx, taken, purpose);
    case 'move-seat':
      return moveSeat(tx, taken, purpose);
  }
}
