import { afterEach, expect, test, vi } from 'vitest';
import { openPair } from './open-pair.ts';
import type { PeerMessage, PeerWords } from './peer-message.ts';

/** As browsers have it: what is under way on a connection that is closed never ends. */
class Connection extends EventTarget {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: RTCSessionDescriptionInit | null = null;
  remoteDescription: RTCSessionDescriptionInit | null = null;
  readonly isSlow = made.push(this) === 1;
  getTransceivers = () => [];
  createAnswer = async () => ({ type: 'answer', sdp: 'an answer' });
  async setLocalDescription(description: RTCSessionDescriptionInit) {
    this.localDescription = description;
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit) {
    if (this.isSlow) await new Promise(() => undefined);
    this.remoteDescription = description;
  }
  close() {
    this.signalingState = 'closed';
  }
}

const made: Connection[] = [];
const nothing = { microphone: null, camera: null, screen: null, screenSound: null };

afterEach(() => vi.unstubAllGlobals());

test('a connection that was closed while it took an offer holds up none of the next', async () => {
  vi.stubGlobal('RTCPeerConnection', Connection);
  const said: PeerWords[] = [];
  const pair = openPair({
    ...{ isLeader: false, iceServers: [], tracks: nothing, onChange: () => undefined },
    send: (words) => said.push(words) > 0,
  });
  const anOffer = (round: number): PeerMessage => ({
    ...{ from: 'them', to: 'us', kind: 'offer', round, turn: 1, sdp: `offer ${round}` },
  });
  pair.take(anOffer(0));
  await Promise.resolve();
  pair.take(anOffer(1));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said).toEqual([{ kind: 'answer', round: 1, turn: 1, sdp: 'an answer' }]);
});
