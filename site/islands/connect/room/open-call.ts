import type { FromServer, GivenMedia, Over } from '#shared/domain/connect/protocol.ts';
import type { OwnMedia } from '#site/islands/connect/media/own-media.ts';
import type { RoomProps } from '#site/islands/connect/room-props.ts';
import { createStore, type Store } from '../create-store.ts';
import { isRenewalDue } from './is-renewal-due.ts';
import { watchNetwork } from './network/watch-network.ts';
import { openPeers, type Peers } from './peers/open-peers.ts';
import type { OwnTracks } from './peers/own-tracks.ts';
import { type Line, openLine } from './signal/open-line.ts';

const LOOK_MS = 10_000;
/** Several signs of another network come together, and the new one is there a moment later. */
const SETTLE_MS = 1_000;

/** What one gives beside camera and microphone. */
interface OwnExtras {
  readonly screen: MediaStream | null;
  readonly hand: boolean;
}

export interface Call {
  readonly line: Line;
  readonly peers: Peers;
  readonly extras: Pick<Store<OwnExtras>, 'read' | 'subscribe'>;
  readonly setHand: (isUp: boolean) => void;
  /** Asks the browser for a screen; a person who changes their mind is no fault. */
  readonly shareScreen: () => Promise<void>;
  readonly stopScreen: () => void;
  readonly close: () => void;
}

type CallEdge = Pick<RoomProps, 'ticket' | 'askTicket' | 'ice' | 'iceUntilIso' | 'media'> & {
  readonly url: string;
  readonly nowMs: () => number;
  readonly onOver: (end: Over) => void;
};

/** A meeting under way: the line to our server and the connections to the others. */
export function openCall(edge: CallEdge): Call {
  const { media, nowMs, onOver } = edge;
  const extras = createStore<OwnExtras>({ screen: null, hand: false });
  const given = () => toGiven(media, extras.read());
  /** When credentials of a relay came. */
  const toTold = (untilIso: string | null) => (untilIso === null ? null : nowMs());
  let iceToldMs = toTold(edge.iceUntilIso);
  let told = JSON.stringify(given());

  const line = openLine({ ...edge, media: given, onMessage });
  const peers = openPeers({
    iceServers: edge.ice,
    tracks: () => toTracks(media, extras.read()),
    send: line.send,
    isLineOpen: () => line.read().line === 'open',
  });
  function onMessage(message: FromServer): void {
    if (message.t === 'welcome' || message.t === 'ice') {
      iceToldMs = toTold(message.iceUntilIso);
    }
    peers.take(message);
    if (message.t === 'over') onOver(message);
  }
  function tellChange(): void {
    peers.tellTracks();
    const now = JSON.stringify(given());
    if (now === told) return;
    told = now;
    line.tellMedia();
  }
  function renewInTime(): void {
    if (isRenewalDue({ toldMs: iceToldMs, nowMs: nowMs() })) line.send({ t: 'renew' });
  }
  const renewals = setInterval(renewInTime, LOOK_MS);
  let settling: ReturnType<typeof setTimeout> | undefined;
  const endWatch = watchNetwork({
    nowMs,
    onBecame: (what) => {
      line.check();
      if (what === 'lost') return;
      clearTimeout(settling);
      settling = setTimeout(peers.findWays, SETTLE_MS);
    },
  });
  const ends = [media.subscribe(tellChange), extras.subscribe(tellChange), endWatch];
  const stopScreen = () => {
    for (const track of extras.read().screen?.getTracks() ?? []) track.stop();
    extras.set({ ...extras.read(), screen: null });
  };
  return {
    line,
    peers,
    extras,
    setHand: (hand) => extras.set({ ...extras.read(), hand }),
    shareScreen: async () => {
      const screen = await askScreen();
      if (!screen) return;
      // The browser has a button of its own that ends it.
      screen.getVideoTracks()[0]?.addEventListener('ended', stopScreen);
      extras.set({ ...extras.read(), screen });
    },
    stopScreen,
    close: () => {
      clearInterval(renewals);
      clearTimeout(settling);
      for (const end of ends) end();
      stopScreen();
      line.close();
      peers.close();
    },
  };
}

/** Null where the person has changed their mind, or the system says no. */
async function askScreen(): Promise<MediaStream | null> {
  try {
    const screen = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: true });
    const [picture] = screen.getVideoTracks();
    // Letters stay sharp where movement would be kept smooth.
    if (picture && 'contentHint' in picture) picture.contentHint = 'detail';
    return screen;
  } catch (error) {
    console.info(error);
    return null;
  }
}

function toGiven(media: OwnMedia, { screen, hand }: OwnExtras): GivenMedia {
  const { camera, microphone } = media.read();
  return {
    microphone: microphone.state === 'on',
    camera: camera.state === 'on',
    screen: screen !== null,
    hand,
  };
}

function toTracks(media: OwnMedia, { screen }: OwnExtras): OwnTracks {
  const { camera, microphone } = media.read();
  return {
    microphone: microphone.track,
    camera: camera.track,
    screen: screen?.getVideoTracks()[0] ?? null,
    screenSound: screen?.getAudioTracks()[0] ?? null,
  };
}
