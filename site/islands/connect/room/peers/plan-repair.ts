/** A pair that leads makes the offers; the other one asks for them, so that two never meet. */
export interface PairSituation {
  readonly connection: RTCPeerConnectionState;
  readonly isLeader: boolean;
  /** Whether our server carries descriptions at the moment: without them nothing can be repaired. */
  readonly isLineOpen: boolean;
  /** How long the connection has been in its state. */
  readonly inStateMs: number;
  /** How long ago the last repair was begun; infinite for never. */
  readonly sinceRepairMs: number;
  /** Repairs since it last was connected. */
  readonly attempt: number;
}

/** `restart`: ICE, with a new offer; `renew`: another connection in its place; `ask`: the other one. */
export type Repair = 'nothing' | 'restart' | 'renew' | 'ask';

/** A short gap heals by itself. */
const GAP_MS = 2_000;
const CONNECTING_MS = 12_000;
/** On a slow machine what is begun anew too soon never ends: each time it is given twice as long. */
const LONGEST_CONNECTING_MS = 60_000;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 30_000;
/** The one who leads notices the same a moment earlier. */
const HEAD_START_MS = 4_000;

/** What to do for a pair of people at this moment. */
export function planRepair(now: PairSituation): Repair {
  if (now.connection === 'connected' || now.connection === 'closed' || !now.isLineOpen) {
    return 'nothing';
  }
  const patienceMs = (now.isLeader ? 0 : HEAD_START_MS) + toPatienceMs(now);
  if (now.inStateMs < patienceMs) return 'nothing';
  if (now.attempt > 0 && now.sinceRepairMs < toPauseMs(now)) return 'nothing';
  if (!now.isLeader) return 'ask';
  const canHeal = now.connection === 'failed' || now.connection === 'disconnected';
  return canHeal && now.attempt === 0 ? 'restart' : 'renew';
}

function toPatienceMs({ connection, attempt }: PairSituation): number {
  if (connection === 'failed') return 0;
  if (connection === 'disconnected') return GAP_MS;
  return Math.min(LONGEST_CONNECTING_MS, CONNECTING_MS * 2 ** attempt);
}

function toPauseMs({ attempt, isLeader }: PairSituation): number {
  const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  return pauseMs + (isLeader ? 0 : HEAD_START_MS);
}
