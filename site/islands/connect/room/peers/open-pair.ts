import { type OwnTracks, SLOTS, type Slot, slotKinds } from './own-tracks.ts';
import type { PeerMessage, PeerWords } from './peer-message.ts';
import { planRepair } from './plan-repair.ts';
import { toEntries, toSoundLevel } from './read-stats.ts';
import type { Encoding } from './to-encoding.ts';

interface PairEdge {
  /** One of two leads, and makes all offers: two of them never meet, and none is rolled back. */
  readonly isLeader: boolean;
  readonly iceServers: readonly RTCIceServer[];
  readonly tracks: OwnTracks;
  /** A number for each connection that this page makes, higher than all before. */
  readonly nextRound: () => number;
  /** How long this page has been awake. */
  readonly nowMs: () => number;
  /** Whether it was handed on: nothing is while our line is away. */
  readonly send: (words: PeerWords) => boolean;
  readonly onChange: () => void;
}

/** Before the first offer. */
const NO_ROUND = -1;

/** How each is sent; nothing said is as the browser does by itself. */
type Encodings = Partial<Record<Slot, Partial<Encoding>>>;

export type Pair = ReturnType<typeof openPair>;

/**
 * The connection to one other person. All four lines (microphone, camera, screen and its sound) are there
 * from the first offer; what is turned on later takes its line's place without another exchange.
 */
export function openPair(edge: PairEdge) {
  const { isLeader, iceServers, tracks, nextRound, nowMs, send, onChange } = edge;
  // Higher also than in a pair that was here before this one: the other one may have that still.
  let round = isLeader ? nextRound() : NO_ROUND;
  let turn = 0;
  /** Of the offer that was answered last. */
  let answered = 0;
  let configuration: RTCConfiguration = { iceServers: [...iceServers], bundlePolicy: 'max-bundle' };
  let own = tracks;
  let encodings: Encodings = {};
  let early: RTCIceCandidateInit[] = [];
  let restartsNext = false;
  /** Whether the last offer looks for ways anew: its answer does, too. */
  let isRestart = false;
  /** Whether the one who leads was to be asked for that, and could not be. */
  let isOwed = false;
  let attempt = 0;
  let repairMs = Number.NEGATIVE_INFINITY;
  let stateMs = nowMs();
  let steps = Promise.resolve();
  let hasHeard = false;
  let level = 0;
  /** Of which connection the level is being read. */
  let listened: RTCPeerConnection | null = null;
  let pc = build();

  function build(): RTCPeerConnection {
    const mine = new RTCPeerConnection(configuration);
    stateMs = nowMs();
    early = [];
    restartsNext = false;
    // What is under way on a connection that is closed never ends: nothing waits for it.
    steps = Promise.resolve();
    mine.addEventListener('icecandidate', ({ candidate }) => {
      if (mine === pc && candidate) {
        send({ kind: 'candidate', round, candidate: candidate.toJSON() });
      }
    });
    mine.addEventListener('connectionstatechange', () => {
      if (mine !== pc) return;
      stateMs = nowMs();
      if (mine.connectionState === 'connected') {
        attempt = 0;
        void applyEncodings();
      }
      onChange();
    });
    if (isLeader) {
      for (const slot of SLOTS) mine.addTransceiver(slotKinds[slot], { direction: 'sendrecv' });
      queueStep(() => offer(mine, false), mine);
    }
    return mine;
  }
  /** One after the other; what was meant for a connection that is gone is left out. */
  function queueStep(step: (mine: RTCPeerConnection) => Promise<void>, mine = pc): void {
    steps = steps
      .then(() => (mine === pc && mine.signalingState !== 'closed' ? step(mine) : undefined))
      // Whatever a browser refuses here shows as a connection that fails, which is repaired.
      .catch((error: unknown) => {
        if (mine.signalingState !== 'closed') console.warn(error);
      });
  }
  async function offer(mine: RTCPeerConnection, iceRestart: boolean): Promise<void> {
    if (mine.signalingState !== 'stable') {
      restartsNext ||= iceRestart;
      return;
    }
    restartsNext = false;
    isRestart = iceRestart;
    await wireSenders(mine);
    await mine.setLocalDescription(await mine.createOffer({ iceRestart }));
    if (mine !== pc) return;
    turn += 1;
    tellOffer();
  }
  function tellOffer(): void {
    const { localDescription } = pc;
    if (localDescription) send({ kind: 'offer', round, turn, sdp: localDescription.sdp });
  }
  async function takeOffer(
    mine: RTCPeerConnection,
    { sdp, turn: theirTurn }: { readonly sdp: string; readonly turn: number },
  ): Promise<void> {
    // What is said again, because its answer may be lost, is answered as before.
    if (theirTurn === answered) return tellAnswer(theirTurn);
    await mine.setRemoteDescription({ type: 'offer', sdp });
    await addEarly(mine);
    for (const transceiver of mine.getTransceivers()) transceiver.direction = 'sendrecv';
    await wireSenders(mine);
    await mine.setLocalDescription(await mine.createAnswer());
    if (mine !== pc) return;
    answered = theirTurn;
    tellAnswer(theirTurn);
    onChange();
  }
  function tellAnswer(theirTurn: number): void {
    const { localDescription } = pc;
    if (localDescription)
      send({ kind: 'answer', round, turn: theirTurn, sdp: localDescription.sdp });
  }
  async function takeAnswer(mine: RTCPeerConnection, sdp: string): Promise<void> {
    if (mine.signalingState !== 'have-local-offer') return;
    await mine.setRemoteDescription({ type: 'answer', sdp });
    await addEarly(mine);
    onChange();
    if (restartsNext) await offer(mine, true);
  }
  async function addEarly(mine: RTCPeerConnection): Promise<void> {
    if (mine !== pc) return;
    const waiting = early;
    early = [];
    for (const candidate of waiting) await mine.addIceCandidate(candidate);
  }
  async function takeCandidate(
    mine: RTCPeerConnection,
    candidate: RTCIceCandidateInit,
  ): Promise<void> {
    if (mine.remoteDescription) await mine.addIceCandidate(candidate);
    else early.push(candidate);
  }
  const senderOf = (slot: Slot, mine = pc) => mine.getTransceivers()[SLOTS.indexOf(slot)]?.sender;
  const receiverOf = (slot: Slot) => pc.getTransceivers()[SLOTS.indexOf(slot)]?.receiver;
  async function wireSenders(mine: RTCPeerConnection): Promise<void> {
    for (const slot of SLOTS) {
      const sender = senderOf(slot, mine);
      if (sender && sender.track !== own[slot]) await sender.replaceTrack(own[slot]);
    }
  }
  async function applyEncodings(): Promise<void> {
    for (const slot of ['microphone', 'camera', 'screen'] as const) {
      const sender = senderOf(slot);
      const wanted = encodings[slot];
      const parameters = sender?.getParameters();
      const encoding = parameters?.encodings?.[0];
      if (!sender || !wanted || !parameters || !encoding) continue;
      Object.assign(encoding, wanted);
      // A browser that cannot do it this way sends as it does by itself.
      await sender.setParameters(parameters).catch((error: unknown) => console.warn(error));
    }
  }
  function renew(to: number): void {
    const before = pc;
    round = to;
    turn = 0;
    answered = 0;
    pc = build();
    before.close();
    onChange();
  }
  function repair(): void {
    repairMs = nowMs();
    attempt += 1;
  }
  const restart = () => queueStep((mine) => offer(mine, true));
  /** The network may be another one, or a relay's credentials are: only one of two begins. */
  function findWays(): void {
    if (isLeader) restart();
    else isOwed = !send({ kind: 'again', round, isBroken: false });
  }
  /** The answer comes from WebRTC's own threads: on a busy device a page that waits for them stands still. */
  async function readLevel(mine: RTCPeerConnection): Promise<void> {
    listened = mine;
    const read = receiverOf('microphone')?.getStats().then(toEntries);
    // One that has failed says nothing; it is repaired where its state is looked at.
    const entries = await read?.catch(() => []);
    if (mine !== pc) return;
    listened = null;
    level = toSoundLevel(entries ?? []);
  }
  const isConnected = () => pc.connectionState === 'connected';

  return {
    isConnected,
    /** Whether the other one has said anything of a connection to us. */
    hasHeard: () => hasHeard,
    /** What comes of theirs, once descriptions were exchanged. */
    received: (slot: Slot): MediaStreamTrack | null =>
      pc.remoteDescription ? (receiverOf(slot)?.track ?? null) : null,
    /** How loud their microphone was when it was last asked, 0 to 1; it is asked anew meanwhile, where it is on. */
    level: (isOn: boolean): number => {
      if (!isOn) level = 0;
      else if (listened !== pc && isConnected()) void readLevel(pc);
      return level;
    },
    stats: () => pc.getStats(),
    take: (message: PeerMessage) => {
      hasHeard = true;
      if (message.kind === 'offer' && !isLeader && message.round >= round) {
        if (round === NO_ROUND) round = message.round;
        else if (message.round > round) renew(message.round);
        queueStep((mine) => takeOffer(mine, message));
      } else if (message.kind === 'answer' && isLeader && message.round === round) {
        if (message.turn === turn) queueStep((mine) => takeAnswer(mine, message.sdp));
      } else if (message.kind === 'candidate' && message.round === round) {
        queueStep((mine) => takeCandidate(mine, message.candidate));
      } else if (message.kind === 'again' && isLeader && message.round < round) {
        // They have not heard of this one.
        if (pc.signalingState === 'have-local-offer') tellOffer();
      } else if (message.kind === 'again' && isLeader && message.round === round) {
        const isUnderWay = isRestart && pc.signalingState === 'have-local-offer';
        if (message.isBroken && attempt > 0) renew(nextRound());
        else if (message.isBroken || !isUnderWay) restart();
        if (message.isBroken) repair();
      }
    },
    setTracks: (next: OwnTracks) => {
      own = next;
      queueStep(wireSenders);
    },
    setEncodings: (next: Encodings) => {
      if (JSON.stringify(next) === JSON.stringify(encodings)) return;
      encodings = next;
      queueStep(applyEncodings);
    },
    /** Credentials of a relay that are good for longer: they count from the next exchange on. */
    setIce: (servers: readonly RTCIceServer[]) => {
      configuration = { ...configuration, iceServers: [...servers] };
      pc.setConfiguration(configuration);
      findWays();
    },
    findWays,
    /** What was on its way when the line broke is lost: it is said again. */
    lineIsBack: () => {
      if (!isLeader) {
        if (isOwed) findWays();
        return;
      }
      if (pc.signalingState === 'have-local-offer') tellOffer();
      else if (!isConnected() && pc.remoteDescription) restart();
    },
    look: (isLineOpen: boolean) => {
      const { connectionState: connection } = pc;
      const situation = { connection, isLeader, isLineOpen, attempt };
      const [inStateMs, sinceRepairMs] = [nowMs() - stateMs, nowMs() - repairMs];
      const step = planRepair({ ...situation, inStateMs, sinceRepairMs });
      if (step === 'nothing') return;
      repair();
      if (step === 'restart') restart();
      else if (step === 'renew') renew(nextRound());
      else send({ kind: 'again', round, isBroken: true });
    },
    close: () => pc.close(),
  };
}
