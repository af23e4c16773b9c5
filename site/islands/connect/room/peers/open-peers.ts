import type { FromClient, FromServer, IceServer, Person } from '#shared/domain/connect/protocol.ts';
import { createStore, type Store } from '../../create-store.ts';
import { afterLook, LOOK_MS } from './after-look.ts';
import { isOwnLine, judgeLine, type LineQuality, type Measured } from './judge-line.ts';
import { openPair, type Pair } from './open-pair.ts';
import type { OwnTracks, Slot } from './own-tracks.ts';
import { type PeerMessage, type PeerWords, readPeerMessage } from './peer-message.ts';
import { pickSpeaker, type Speaker } from './pick-speaker.ts';
import { type Counted, countStats, nothingCounted, toEntries, toMeasured } from './read-stats.ts';
import { toEncoding } from './to-encoding.ts';

const LEVEL_MS = 300;
const STATS_MS = 3_000;

/** What one sees and hears of another person. */
export interface PeerView {
  readonly isConnected: boolean;
  readonly tracks: OwnTracks;
  readonly quality: LineQuality;
}

export interface PeersState {
  readonly views: ReadonlyMap<string, PeerView>;
  /** Who speaks, of the others. */
  readonly speaker: string | null;
  readonly isOwnLineBad: boolean;
}

interface Peer {
  person: Person;
  /** The page that they are on. */
  stay: string | null;
  pair: Pair | null;
  /** Whether they have our picture before their eyes. */
  seesUs: boolean;
  counted: Counted;
  measured: Measured | null;
}

interface PeersEdge {
  readonly iceServers: readonly IceServer[];
  readonly tracks: () => OwnTracks;
  readonly send: (message: FromClient) => boolean;
  readonly isLineOpen: () => boolean;
}

export interface Peers extends Pick<Store<PeersState>, 'read' | 'subscribe'> {
  readonly take: (message: FromServer) => void;
  /** After one's own network has changed. */
  readonly findWays: () => void;
  /** After one's own tracks have changed. */
  readonly tellTracks: () => void;
  /** Of whom the picture is on the screen. */
  readonly tellSeen: (isSeen: (person: string) => boolean) => void;
  readonly close: () => void;
}

/** The connections to all others in the room: each pair finds, keeps and repairs its own. */
export function openPeers({ iceServers, tracks, send, isLineOpen }: PeersEdge): Peers {
  const stay = crypto.randomUUID();
  const peers = new Map<string, Peer>();
  const store = createStore<PeersState>({ views: new Map(), speaker: null, isOwnLineBad: false });
  let you: string | null = null;
  let servers = iceServers;
  let speaker: Speaker = { id: null, heardMs: 0 };
  let isSeen: (person: string) => boolean = () => true;
  let rounds = 0;
  let awake = { forMs: 0, lookMs: performance.now() };

  const tell = () => {
    const views = new Map([...peers].map(([id, peer]) => [id, toView(peer)] as const));
    const isOwnLineBad = isOwnLine([...peers.values()].flatMap(({ measured }) => measured ?? []));
    store.set({ views, speaker: speaker.id, isOwnLineBad });
  };
  const say = ({ person, stay: to }: Peer, words: PeerWords) => {
    const body: PeerMessage = { ...words, from: stay, to };
    return send({ t: 'signal', to: person.id, session: person.session, body });
  };
  const greet = (peer: Peer, asks: boolean, knows = peer.pair !== null) =>
    say(peer, { kind: 'here', asks, knows });

  function meet(person: Person): void {
    const peer = peers.get(person.id) ?? aPeer(person);
    peer.person = person;
    peers.set(person.id, peer);
    greet(peer, true);
  }
  function part(id: string): void {
    peers.get(id)?.pair?.close();
    peers.delete(id);
  }
  /** They say which page they are on: another one than before needs a connection of its own. */
  function takeGreeting(peer: Peer, message: PeerMessage & { kind: 'here' }): void {
    const { pair } = peer;
    // What one says of a connection comes after the greeting that says it is new, however long both take.
    const hasLostUs = !message.knows && pair?.hasHeard();
    const isSame = pair !== null && peer.stay === message.from && !hasLostUs;
    peer.stay = message.from;
    if (message.asks) greet(peer, false, isSame);
    if (isSame) {
      pair.lineIsBack();
      tellView(peer);
      return;
    }
    pair?.close();
    Object.assign(peer, { counted: nothingCounted, measured: null, seesUs: true });
    peer.pair = openPair({
      ...{ isLeader: String(you) < peer.person.id, iceServers: toRtc(servers), tracks: tracks() },
      nextRound: () => {
        rounds += 1;
        return rounds;
      },
      nowMs: () => awake.forMs,
      send: (words) => say(peer, words),
      onChange: tell,
    });
    tellView(peer);
    tellEncodings();
  }
  function takeSignal(message: FromServer & { t: 'signal' }): void {
    const peer = peers.get(message.from);
    const words = readPeerMessage(message.body);
    if (!peer || !words) return;
    if (words.kind === 'here') {
      takeGreeting(peer, words);
      return;
    }
    // Of a page that is gone, or for one.
    if (words.from !== peer.stay || words.to !== stay) return;
    if (words.kind === 'view') {
      peer.seesUs = words.sees;
      tellEncodings();
    } else {
      peer.pair?.take(words);
    }
  }
  function tellView(peer: Peer): void {
    say(peer, { kind: 'view', sees: isSeen(peer.person.id) });
  }
  function tellEncodings(): void {
    for (const { pair, seesUs } of peers.values()) {
      const camera = toEncoding('camera', peers.size, seesUs);
      const screen = toEncoding('screen', peers.size, true);
      // Silence is not sent, either: to five others it costs as much as speech.
      pair?.setEncodings({
        camera,
        screen,
        microphone: { active: tracks().microphone?.enabled ?? false },
      });
    }
  }
  function take(message: FromServer): void {
    if (message.t === 'welcome') {
      you = message.you.id;
      takeIce(message.ice);
      const here = new Set(message.people.map(({ id }) => id));
      // Who is late is given up by the line, and until then still seen and heard.
      for (const [id, { pair }] of peers) if (!here.has(id) && !pair?.isConnected()) part(id);
      for (const person of message.people) if (person.id !== you) meet(person);
    } else if (message.t === 'came') {
      meet(message.person);
    } else if (message.t === 'left') {
      if (peers.get(message.person)?.person.session === message.session) part(message.person);
    } else if (message.t === 'state') {
      const peer = peers.get(message.person);
      if (peer) peer.person = { ...peer.person, media: message.media };
      return;
    } else if (message.t === 'signal') {
      takeSignal(message);
    } else if (message.t === 'ice') {
      takeIce(message.ice);
    } else {
      return;
    }
    tellEncodings();
    tell();
  }
  function takeIce(next: readonly IceServer[]): void {
    const isSame = JSON.stringify(next) === JSON.stringify(servers);
    servers = next;
    if (!isSame) for (const { pair } of peers.values()) pair?.setIce(toRtc(next));
  }
  function look(): void {
    awake = afterLook(awake, performance.now());
    for (const { pair } of peers.values()) pair?.look(isLineOpen());
  }
  function listen(): void {
    // The last that was heard of somebody who is silent now stands for a while.
    const toLevel = ({ person, pair }: Peer) => pair?.level(person.media.microphone) ?? 0;
    const levels = new Map([...peers].map(([id, peer]) => [id, toLevel(peer)] as const));
    const before = speaker.id;
    speaker = pickSpeaker(speaker, levels, performance.now());
    if (speaker.id !== before) tell();
  }
  async function measure(): Promise<void> {
    for (const peer of peers.values()) {
      if (!peer.pair?.isConnected()) continue;
      const counted = countStats(toEntries(await peer.pair.stats()));
      peer.measured = toMeasured(peer.counted, counted);
      peer.counted = counted;
    }
    tell();
  }
  const timers = [
    setInterval(look, LOOK_MS),
    setInterval(listen, LEVEL_MS),
    setInterval(() => void measure(), STATS_MS),
  ];
  return {
    read: store.read,
    subscribe: store.subscribe,
    take,
    findWays: () => {
      for (const { pair } of peers.values()) pair?.findWays();
    },
    tellTracks: () => {
      for (const { pair } of peers.values()) pair?.setTracks(tracks());
      tellEncodings();
    },
    tellSeen: (next) => {
      const before = isSeen;
      isSeen = next;
      for (const peer of peers.values()) {
        if (before(peer.person.id) !== next(peer.person.id)) tellView(peer);
      }
    },
    close: () => {
      for (const timer of timers) clearInterval(timer);
      for (const id of [...peers.keys()]) part(id);
    },
  };
}

function aPeer(person: Person): Peer {
  const unknown = { stay: null, pair: null, measured: null };
  return { person, ...unknown, seesUs: true, counted: nothingCounted };
}

function toView({ pair, measured }: Peer): PeerView {
  const received = (slot: Slot) => pair?.received(slot) ?? null;
  return {
    isConnected: pair?.isConnected() ?? false,
    tracks: {
      microphone: received('microphone'),
      camera: received('camera'),
      screen: received('screen'),
      screenSound: received('screenSound'),
    },
    quality: measured ? judgeLine(measured) : 'good',
  };
}

function toRtc(servers: readonly IceServer[]): RTCIceServer[] {
  return servers.map(({ urls, ...rest }) => ({ ...rest, urls: [...urls] }));
}
