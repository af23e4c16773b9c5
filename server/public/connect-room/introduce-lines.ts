import type { KnownRooms } from './known-rooms.ts';
import type { Frame } from './open-exchange.ts';
import type { Line, Lines } from './open-lines.ts';
import type { Play } from './play-rooms.ts';

interface Options {
  readonly rooms: KnownRooms;
  readonly lines: Pick<Lines, 'find' | 'ofRoom'>;
  readonly play: Pick<Play, 'arrive'>;
  readonly post: (process: string, frame: Frame) => void;
}

interface Introductions {
  /** To the one who leads the room; nothing where the line is gone meanwhile. */
  introduce(line: Pick<Line, 'session'>): void;
  /** Those of a room that were introduced before, to who leads it now. */
  again(roomId: string): void;
  forget(session: string): void;
}

/** Makes lines of this process known to those who lead their rooms, here or elsewhere. */
export function introduceLines({ rooms, lines, play, post }: Options): Introductions {
  const introduced = new Set<string>();

  function introduce({ session }: Pick<Line, 'session'>): void {
    const line = lines.find(session);
    const known = line && rooms.find(line.ticket.roomId);
    if (!known || known.lead === 'asking') return;
    introduced.add(session);
    if (known.lead === 'ours') play.arrive(line);
    else post(known.lead.owner, { t: 'arrives', ...line });
  }

  return {
    introduce,
    again(roomId) {
      for (const line of lines.ofRoom(roomId)) if (introduced.has(line.session)) introduce(line);
    },
    forget: (session) => void introduced.delete(session),
  };
}
