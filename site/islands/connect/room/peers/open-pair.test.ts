import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type StandInConnection, standInConnections } from '#tests/support/stand-in-connections.ts';
import { openPair } from './open-pair.ts';
import type { PeerMessage, PeerWords } from './peer-message.ts';

const nothing = { microphone: null, camera: null, screen: null, screenSound: null };

let made: StandInConnection[] = [];

beforeEach(() => {
  made = standInConnections();
});

afterEach(() => vi.unstubAllGlobals());

const anOffer = (round: number, turn = 1): PeerMessage => ({
  ...{ from: 'them', to: 'us', kind: 'offer', round, turn, sdp: `offer ${round}` },
});
const anAnswer = (round: number) => ({ kind: 'answer', round, turn: 1, sdp: 'an answer' });

/** A page's end of a pair, with all that it says; \`rounds\` is how many connections the page has made before. */
function aPair({ isLeader, rounds = 0 }: { readonly isLeader: boolean; readonly rounds?: number }) {
  const said: PeerWords[] = [];
  let made = rounds;
  const nextRound = () => {
    made += 1;
    return made;
  };
  const pair = openPair({
    ...{ isLeader, iceServers: [], tracks: nothing, onChange: () => undefined },
    ...{ nextRound, nowMs: () => 0, send: (words) => said.push(words) > 0 },
  });
  return { pair, said };
}

test('a connection that was closed while it took an offer holds up none of the next', async () => {
  const { pair, said } = aPair({ isLeader: false });
  made[0]?.stall();
  pair.take(anOffer(0));
  await Promise.resolve();
  pair.take(anOffer(1));
  await vi.waitFor(() => expect(said).toHaveLength(1));
  expect(said).toEqual([anAnswer(1)]);
});

test('an offer that is said again is answered again, and costs no other exchange', async () => {
  const { pair, said } = aPair({ isLeader: false });
  pair.take(anOffer(1));
  pair.take(anOffer(1));
  await vi.waitFor(() => expect(said).toHaveLength(2));
  expect(said).toEqual([anAnswer(1), anAnswer(1)]);
  expect(made.map(({ answers }) => answers)).toEqual([1]);
});

test('what a page offers that has made its end of a pair anew is newer than all before', async () => {
  const theirs = aPair({ isLeader: false });
  theirs.pair.take(anOffer(3));
  await vi.waitFor(() => expect(theirs.said).toHaveLength(1));
  const { said } = aPair({ isLeader: true, rounds: 3 });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  theirs.pair.take({ ...said[0], from: 'them', to: 'us' } as PeerMessage);
  await vi.waitFor(() => expect(theirs.said).toHaveLength(2));
  expect(theirs.said[1]).toEqual(anAnswer(4));
});

test('who has not heard of the connection that there is, and asks for one, is offered it again', async () => {
  const { pair, said } = aPair({ isLeader: true });
  await vi.waitFor(() => expect(said).toHaveLength(1));
  pair.take({ from: 'them', to: 'us', kind: 'again', round: -1, isBroken: true });
  expect(said[1]).toEqual(said[0]);
  expect(made).toHaveLength(1);
});

test('how loud somebody is is asked for once at a time, and while their microphone is on', async () => {
  const { pair } = aPair({ isLeader: true });
  const [connection] = made;
  connection?.connect();
  const isAnswered = (level: number) => vi.waitFor(() => expect(pair.level(true)).toBe(level));
  expect([pair.level(true), pair.level(true)]).toEqual([0, 0]);
  expect(connection?.asked).toHaveLength(1);
  connection?.asked[0]?.(0.5);
  await isAnswered(0.5);
  expect(connection?.asked).toHaveLength(2);
  connection?.asked[1]?.(0.25);
  await vi.waitFor(() => expect(pair.level(false)).toBe(0));
  expect(connection?.asked).toHaveLength(2);
});
