import type { Sql } from '#server/platform/db/database.ts';
import type { Ticket } from '#server/public/connect-door/ticket.ts';
import type { FromClient } from '#shared/domain/connect/protocol.ts';
import { type Posted, postFrames, takeFrames } from './frames-statement.ts';
import { inBatches } from './in-batches.ts';
import type { Told } from './room.ts';

/** A line as it introduces itself to the process that leads its room. */
export interface Introduction {
  readonly session: string;
  readonly ticket: Ticket;
  readonly hello: FromClient & { readonly t: 'hello' };
  /** Whether they were in the room already. */
  readonly isIn: boolean;
}

interface Whose {
  readonly session: string;
  readonly roomId: string;
}

/** What processes say to each other. */
export type Frame =
  /** To who leads. */
  | ({ readonly t: 'arrives' } & Introduction)
  | ({ readonly t: 'says'; readonly message: FromClient } & Whose)
  | ({ readonly t: 'gone' } & Whose)
  /** The sender is there, and so are its lines. */
  | { readonly t: 'beat' }
  /** From who leads. */
  | ({ readonly t: 'told' } & Told)
  /** Lines of this room are to introduce themselves again, to who leads now. */
  | { readonly t: 'asks-again'; readonly roomId: string };

interface Options {
  readonly sql: Sql;
  readonly process: string;
  /** Whether anything could be there. */
  readonly isOpen: () => boolean;
  readonly take: (frame: Frame, sender: string) => void;
  /** Something may have been lost on its way, either way. */
  readonly onLoss: (error: unknown) => void;
}

interface Exchange {
  post(receiver: string, frame: Frame): void;
  /** Once all that was posted is on its way, or lost. */
  close(): Promise<void>;
}

/** How often it is looked for frames while some come and go, and else. */
const BUSY_MS = 25;
const QUIET_MS = 250;
/** So many looks without a frame make it quiet. */
const BUSY_LOOKS = 80;

/**
 * Carries frames between processes through rows: those of one sender arrive in their order. It looks for them
 * instead of listening, since a PgBouncer passes no notices on, and a look that finds none costs next to nothing.
 */
export function openExchange({ sql, process, isOpen, take, onLoss }: Options): Exchange {
  const posts = inBatches<Posted>((frames) => postFrames(sql, frames, process), onLoss);
  let busyLooks = 0;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let looking = Promise.resolve();

  /** The next look; none while one is under way, which sets the next. */
  function set(): void {
    if (!isClosed) timer = setTimeout(look, busyLooks > 0 ? BUSY_MS : QUIET_MS);
  }
  function look(): void {
    timer = undefined;
    looking = takeAll().catch(onLoss).finally(set);
  }
  async function takeAll(): Promise<void> {
    if (!isOpen()) return;
    const frames = await takeFrames(sql, process);
    busyLooks = frames.length > 0 ? BUSY_LOOKS : Math.max(0, busyLooks - 1);
    for (const { sender, body } of frames) take(JSON.parse(body), sender);
  }
  /** Who has said something is about to hear something. */
  function wake(): void {
    const wasQuiet = busyLooks === 0;
    busyLooks = BUSY_LOOKS;
    if (!wasQuiet || !timer) return;
    clearTimeout(timer);
    set();
  }
  set();

  return {
    post(receiver, frame) {
      if (frame.t !== 'beat') wake();
      void posts.add({ receiver, body: JSON.stringify(frame) });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      await posts.idle();
    },
  };
}
