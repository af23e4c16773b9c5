import {
  type FromClient,
  type FromServer,
  type GivenMedia,
  type Person,
  type Reaction,
  SOCKET_PROTOCOL,
} from '#shared/domain/connect/protocol.ts';
import { createStore, type Store } from '../../create-store.ts';
import { afterMessage, initialLine, type LineState } from './line-state.ts';
import { toRetryMs } from './to-retry-ms.ts';

/** A line is asked for a sign of life so often, and given up if none comes. */
const PING_MS = 15_000;
const SILENCE_MS = 40_000;
/** So long a line may say nothing once it is asked whether it still leads anywhere. */
const ANSWER_MS = 4_000;
const REACTION_MS = 4_000;
const NEWS_MS = 5_000;
/** Others who lost the same line are waited for so long. */
const LATE_MS = 15_000;

interface LineEdge {
  readonly url: string;
  readonly ticket: string;
  readonly askTicket: () => Promise<string>;
  readonly media: () => GivenMedia;
  /** Every message, after the state has taken it. */
  readonly onMessage: (message: FromServer) => void;
}

/** What a room says to our server. */
export interface Line extends Pick<Store<LineState>, 'read' | 'subscribe'> {
  /** Whether it was handed on; what is lost while the line is away is for the sender to repeat. */
  readonly send: (message: FromClient) => boolean;
  /** Kept until the server has repeated it. */
  readonly write: (text: string) => void;
  readonly react: (emoji: Reaction) => void;
  readonly tellMedia: () => void;
  readonly answer: (verdict: 'admit' | 'refuse', person: string) => void;
  /** Asks whether it still leads anywhere; one that is away is made anew at once. */
  readonly check: () => void;
  /** For good. */
  readonly leave: () => void;
  /** Ends the line without a word, as a page that is taken down does. */
  readonly close: () => void;
}

/** The line to our server: it comes back by itself, with all that was said meanwhile. */
export function openLine({ url, ticket, askTicket, media, onMessage }: LineEdge): Line {
  const store = createStore<LineState>(initialLine);
  let socket: WebSocket | null = null;
  let resume: string | null = null;
  let attempt = 0;
  let heardMs = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let answer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isClosed = false;

  const isOver = () => isClosed || store.read().line === 'over';
  function send(message: FromClient): boolean {
    // Told that another tab has taken over, this one says nothing more in that person's name.
    if (isOver() || socket?.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  }
  function connect(withTicket: string): void {
    if (isOver() || socket) return;
    const mine = new WebSocket(url, [SOCKET_PROTOCOL, withTicket]);
    socket = mine;
    mine.addEventListener('open', () => {
      heardMs = performance.now();
      const have = store.read().chat.at(-1)?.seq ?? 0;
      send({ t: 'hello', have, resume, media: media() });
    });
    mine.addEventListener('message', ({ data }) => {
      if (mine !== socket) return;
      heardMs = performance.now();
      take(JSON.parse(data));
    });
    mine.addEventListener('close', () => mine === socket && comeBack());
  }
  function take(message: FromServer): void {
    if (isClosed) return;
    const { told } = store.read();
    store.set(afterMessage(store.read(), message));
    if (store.read().told !== told) setTimeout(dropNews, NEWS_MS, store.read().told);
    if (message.t === 'welcome') {
      attempt = 0;
      resume = message.resume;
      const here = new Set(message.people.map(({ id }) => id));
      const late = store.read().people.filter(({ id }) => !here.has(id));
      setTimeout(giveUp, LATE_MS, late);
      for (const { id, text } of store.read().unsent) send({ t: 'chat', id, text });
      send({ t: 'state', media: media() });
    }
    if (message.t === 'react') setTimeout(dropReaction, REACTION_MS);
    onMessage(message);
  }
  function comeBack(): void {
    socket = null;
    if (isOver()) return;
    const { line } = store.read();
    // What our server said of its database is said anew on the next line.
    const next = line === 'open' ? 'away' : line;
    store.set({ ...store.read(), line: next, isDatabaseAway: false });
    clearTimeout(retry);
    retry = setTimeout(tryAgain, toRetryMs(attempt, Math.random()));
    attempt += 1;
  }
  function tryAgain(): void {
    clearTimeout(retry);
    if (socket || isOver()) return;
    // A door that does not answer is tried again like a line that does not open.
    asked += 1;
    const mine = asked;
    const isNewest = () => mine === asked;
    askTicket().then(
      (next) => isNewest() && connect(next),
      () => isNewest() && comeBack(),
    );
  }
  function check(): void {
    attempt = 0;
    if (!socket) {
      tryAgain();
      return;
    }
    const [mine, beforeMs] = [socket, heardMs];
    send({ t: 'ping' });
    clearTimeout(answer);
    answer = setTimeout(() => mine === socket && heardMs === beforeMs && abandon(), ANSWER_MS);
  }
  /** A network that is gone closes nothing: the line is left, and its late end means nothing. */
  function abandon(): void {
    socket?.close();
    comeBack();
  }
  /** Of an earlier stay only: who is back has another one. */
  function giveUp(late: readonly Person[]): void {
    for (const { id, session } of late) take({ t: 'left', person: id, session });
  }
  function dropNews(key: number): void {
    if (store.read().news?.key === key) store.set({ ...store.read(), news: null });
  }
  function dropReaction(): void {
    store.set({ ...store.read(), reactions: store.read().reactions.slice(1) });
  }
  function listen(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - heardMs > SILENCE_MS) {
      abandon();
    } else {
      send({ t: 'ping' });
    }
  }
  const pings = setInterval(listen, PING_MS);
  connect(ticket);

  function close(): void {
    isClosed = true;
    clearInterval(pings);
    clearTimeout(retry);
    clearTimeout(answer);
    socket?.close();
  }
  return {
    read: store.read,
    subscribe: store.subscribe,
    send,
    write: (text) => {
      const line = { id: crypto.randomUUID(), text };
      store.set({ ...store.read(), unsent: [...store.read().unsent, line] });
      send({ t: 'chat', ...line });
    },
    react: (emoji) => void send({ t: 'react', emoji }),
    tellMedia: () => void send({ t: 'state', media: media() }),
    check,
    answer: (t, person) => void send({ t, person }),
    leave: () => {
      send({ t: 'leave' });
      close();
    },
    close,
  };
}
