import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FromServer } from '#shared/domain/connect/protocol.ts';
import { type Line, openLine } from './open-line.ts';

/** A socket as far as a line looks at one: it opens, hears and is closed as the test says. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  readonly ticket: string;
  constructor(_url: string, [, ticket = '']: readonly string[]) {
    super();
    this.ticket = ticket;
    FakeSocket.all.push(this);
  }
  send = (text: string) => this.sent.push(JSON.parse(text).t);
  close = () => {
    this.readyState = 3;
  };
  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  says(message: FromServer): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }
  ends(): void {
    this.close();
    this.dispatchEvent(new Event('close'));
  }
}

const media = { microphone: true, camera: true, screen: false, hand: false };
const you = { id: 'a', session: '1', name: 'Ada', role: 'host', media } as const;
const welcome: FromServer = {
  ...{ t: 'welcome', resume: 'in', you, people: [you], waiting: [], chat: [] },
  ...{ ice: [], iceUntilIso: null },
};

let line: Line;
let tickets: ((ticket: string) => void)[] = [];
const newest = () => FakeSocket.all.at(-1);
/** What was promised is done before the next look. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all.length = 0;
  tickets = [];
  line = openLine({
    ...{ url: 'ws://room.test', ticket: 'first', media: () => media, onMessage: () => undefined },
    askTicket: () => new Promise((resolve) => tickets.push(resolve)),
  });
  newest()?.opens();
  newest()?.says(welcome);
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a line that is away is made anew at once, without a wait', async () => {
  newest()?.ends();
  expect(line.read().line).toBe('away');
  expect(tickets).toHaveLength(0);
  line.check();
  expect(tickets).toHaveLength(1);
  tickets[0]?.('second');
  await settle();
  newest()?.opens();
  newest()?.says(welcome);
  expect([newest()?.ticket, line.read().line]).toEqual(['second', 'open']);
});

it('a line that says nothing once it is asked leads nowhere any more', async () => {
  line.check();
  expect(newest()?.sent.at(-1)).toBe('ping');
  await vi.advanceTimersByTimeAsync(3_900);
  expect(line.read().line).toBe('open');
  await vi.advanceTimersByTimeAsync(200);
  expect(line.read().line).toBe('away');
  await vi.advanceTimersByTimeAsync(600);
  expect(tickets).toHaveLength(1);
});

it('a line that answers stays', async () => {
  line.check();
  await vi.advanceTimersByTimeAsync(1_000);
  newest()?.says({ t: 'pong' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([line.read().line, FakeSocket.all.length]).toEqual(['open', 1]);
});

it('a door that answers late opens no second line beside the newer one', async () => {
  newest()?.ends();
  line.check();
  line.check();
  expect(tickets).toHaveLength(2);
  tickets[1]?.('newer');
  tickets[0]?.('late');
  await settle();
  expect(FakeSocket.all.map(({ ticket }) => ticket)).toEqual(['first', 'newer']);
});
