import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FromClient, Person } from '#shared/domain/connect/protocol.ts';
import { type StandInConnection, standInConnections } from '#tests/support/stand-in-connections.ts';
import { openPeers, type Peers } from './open-peers.ts';
import type { PeerMessage, PeerWords } from './peer-message.ts';

const media = { microphone: true, camera: true, screen: false, hand: false };
const aPerson = (id: string): Person => ({
  ...{ id, session: `${id}'s stay`, name: id, role: 'attendee', media },
});
/** Theirs sorts after ours: we lead. */
const [us, them] = [aPerson('a'), aPerson('b')];

describe('22. the connections to the others of a room', () => {
  let made: StandInConnection[];
  let said: PeerMessage[];
  let microphone: { enabled: boolean };
  let peers: Peers;

  const hear = (words: PeerWords) => {
    const body = { ...words, from: 'their page', to: said[0]?.from ?? null };
    peers.take({ t: 'signal', from: them.id, session: them.session, body });
  };
  const greet = (knows: boolean) => hear({ kind: 'here', asks: false, knows });

  beforeEach(() => {
    made = standInConnections();
    said = [];
    microphone = { enabled: true };
    const send = (message: FromClient) => {
      if (message.t === 'signal') said.push(message.body as PeerMessage);
      return true;
    };
    const track = microphone as MediaStreamTrack;
    peers = openPeers({
      ...{ iceServers: [], send, isLineOpen: () => true },
      tracks: () => ({ microphone: track, camera: null, screen: null, screenSound: null }),
    });
    const papers = { chat: [], resume: '', ice: [], iceUntilIso: null };
    peers.take({ t: 'welcome', you: us, people: [us, them], waiting: [], ...papers });
  });
  afterEach(() => {
    peers.close();
    vi.unstubAllGlobals();
  });

  test('a page that greets twice before it says anything of the connection is the one that we meet', () => {
    greet(false);
    greet(false);
    expect(made).toHaveLength(1);
  });

  test('a page that has lost us, though it spoke of a connection before, is met anew', () => {
    greet(false);
    hear({ kind: 'candidate', round: 1, candidate: {} });
    greet(false);
    expect(made.map(({ signalingState }) => signalingState)).toEqual(['closed', 'stable']);
  });

  test('a page whose line is back, and that knows us, is left as it is', () => {
    greet(false);
    hear({ kind: 'candidate', round: 1, candidate: {} });
    greet(true);
    expect(made).toHaveLength(1);
  });

  test('a microphone that is off sends nothing until it is on again', async () => {
    greet(false);
    made[0]?.connect();
    const isSent = () => made[0]?.encodings[0]?.active;
    const turn = (isOn: boolean) => {
      microphone.enabled = isOn;
      peers.tellTracks();
      return vi.waitFor(() => expect(isSent()).toBe(isOn));
    };
    await turn(false);
    await turn(true);
  });
});
