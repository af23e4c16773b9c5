import type { BrowserContext, WebSocketRoute } from 'playwright/test';
import type {
  ChatLine,
  FromClient,
  FromServer,
  Person,
  Waiting,
} from '#shared/domain/connect/protocol.ts';
import { aDoor } from './a-door.ts';

interface Present {
  readonly person: Person;
  readonly socket: WebSocketRoute;
}

const interruption = { error: 'temporarily-unavailable', message: 'Away' };

/** A room as our server keeps one, for stories about what browsers do with it. */
export function standInRoom() {
  const present = new Map<string, Present>();
  const waiting = new Map<
    string,
    { readonly person: Waiting; readonly letIn: () => void; readonly socket: WebSocketRoute }
  >();
  const chat: ChatLine[] = [];
  let stays = 0;
  /** From whom nothing comes through, and to whom nothing does. */
  const cutOff = new Set<string>();
  /** Whether our server says that its database is away. */
  let isHampered = false;
  /** After how long those who were not let in may ask again; then not any more. */
  const waitsMs = [60_000];

  const tell = (socket: WebSocketRoute, message: FromServer) =>
    socket.send(JSON.stringify(message));
  const tellAll = (message: FromServer, but?: string) => {
    for (const [id, { socket }] of present) {
      if (id !== but && !cutOff.has(id)) tell(socket, message);
    }
  };
  const tellHosts = (message: FromServer) => {
    for (const { person, socket } of present.values()) {
      if (person.role === 'host') tell(socket, message);
    }
  };
  function enter(socket: WebSocketRoute, who: Waiting, hello: FromClient & { t: 'hello' }): void {
    stays += 1;
    const person: Person = { ...who, session: String(stays), media: hello.media };
    const before = present.get(who.id);
    present.set(who.id, { person, socket });
    if (before) tell(before.socket, { t: 'over', why: 'taken-over' });
    tell(socket, {
      ...{
        t: 'welcome',
        resume: 'in',
        you: person,
        people: [...present.values()].map((one) => one.person),
      },
      ...{ waiting: [], chat: chat.filter(({ seq }) => seq > hello.have) },
      ...{ ice: [], iceUntilIso: null },
    });
    tellAll({ t: 'came', person }, who.id);
  }
  function take(socket: WebSocketRoute, who: Waiting, message: FromClient): void {
    const mine = present.get(who.id);
    if (message.t === 'ping') tell(socket, { t: 'pong' });
    if (message.t === 'admit') waiting.get(message.person)?.letIn();
    const refused = message.t === 'refuse' && waiting.get(message.person);
    if (refused) {
      const askAgainMs = waitsMs.shift() ?? null;
      tell(refused.socket, { t: 'over', why: 'refused', askAgainMs });
      tellHosts({ t: 'gone', person: refused.person });
    }
    if (mine?.socket !== socket) return;
    const { person } = mine;
    if (message.t === 'signal') {
      const to = present.get(message.to);
      if (to?.person.session !== message.session) return;
      tell(to.socket, {
        ...{ t: 'signal', from: who.id, session: person.session, body: message.body },
      });
    }
    if (message.t === 'state') {
      present.set(who.id, { ...mine, person: { ...person, media: message.media } });
      tellAll({ t: 'state', person: who.id, media: message.media });
    }
    if (message.t === 'chat' && !chat.some(({ id }) => id === message.id)) {
      const { id, text } = message;
      const line = { seq: chat.length + 1, id, from: who.id, name: who.name, text };
      chat.push({ ...line, atIso: new Date().toISOString() });
      tellAll({ t: 'chat', line: { ...line, atIso: new Date().toISOString() } });
    }
    if (message.t === 'react') tellAll({ t: 'react', person: who.id, emoji: message.emoji });
    if (message.t === 'leave') {
      present.delete(who.id);
      tellAll({ t: 'left', person: who.id, session: person.session });
    }
  }
  return {
    /** Answers the door and the line of this browser. */
    open: async (context: BrowserContext, who: Waiting, waits = false) => {
      const { role, name } = who;
      await context.route('**/api/connect/**', (route) => {
        if (cutOff.has(who.id)) return route.abort('internetdisconnected');
        const isEntering = route.request().method() === 'POST';
        if (isEntering && isHampered) return route.fulfill({ status: 503, json: interruption });
        const ticket = { ticket: `ticket-${who.id}`, ice: [], iceUntilIso: null };
        const door = aDoor(Date.now(), { you: { role, name, picture: null }, waits });
        return route.fulfill({ json: isEntering ? ticket : door });
      });
      await context.routeWebSocket(/\/api\/connect\/[^/]+\/socket$/, (socket) => {
        socket.onMessage((text) => {
          if (cutOff.has(who.id)) return;
          const message: FromClient = JSON.parse(String(text));
          if (message.t !== 'hello') {
            take(socket, who, message);
          } else if (waits && !present.has(who.id)) {
            const letIn = () => enter(socket, who, message);
            waiting.set(who.id, { person: who, letIn, socket });
            tell(socket, { t: 'waiting' });
            tellHosts({ t: 'knocks', person: who });
          } else {
            enter(socket, who, message);
          }
        });
      });
    },
    /** The network of somebody carries nothing from now on, without a word, or carries it again. */
    cut: ({ id }: Waiting, isCut: boolean) => {
      if (isCut) cutOff.add(id);
      else cutOff.delete(id);
    },
    /** The database is away from now on, or back: all are told, and nobody new gets in meanwhile. */
    hamper: (isAway: boolean) => {
      isHampered = isAway;
      const sockets = [...present.values(), ...waiting.values()].map(({ socket }) => socket);
      for (const socket of sockets) tell(socket, { t: 'outage', isOver: !isAway });
    },
    /** Ends all lines and forgets who was here, as a server that starts again does. */
    restart: async () => {
      const lines = [...present.values()];
      present.clear();
      await Promise.all(lines.map(({ socket }) => socket.close({ code: 1012 })));
    },
  };
}
