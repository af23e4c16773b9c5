import type { Ticket } from '#server/public/connect-door/ticket.ts';

/** A line of another process, in a room that is led here. */
export interface RemoteLine {
  readonly session: string;
  readonly process: string;
  readonly ticket: Ticket;
}

export interface RemoteLines {
  add(line: RemoteLine): void;
  find(session: string): RemoteLine | undefined;
  remove(session: string): void;
  ofRoom(roomId: string): readonly RemoteLine[];
  /** Something was heard of a process. */
  hear(process: string): void;
  /** Lines of processes of which nothing was heard in so many looks; they are taken off. */
  takeSilent(): readonly RemoteLine[];
  /** Each process with each room that lines of its are in. */
  pairs(): readonly { readonly process: string; readonly roomId: string }[];
}

/** Which lines of other processes are in rooms of ours, and whether those processes are alive. */
export function keepRemoteLines(silentLooks: number): RemoteLines {
  const lines = new Map<string, RemoteLine>();
  const silentFor = new Map<string, number>();
  const all = () => [...lines.values()];

  function takeOff(process: string): readonly RemoteLine[] {
    const lost = all().filter((line) => line.process === process);
    for (const { session } of lost) lines.delete(session);
    return lost;
  }

  return {
    add: (line) => void lines.set(line.session, line),
    find: (session) => lines.get(session),
    remove: (session) => void lines.delete(session),
    ofRoom: (roomId) => all().filter(({ ticket }) => ticket.roomId === roomId),
    hear: (process) => void silentFor.set(process, 0),
    takeSilent() {
      const lost: RemoteLine[] = [];
      for (const [process, looks] of silentFor) {
        if (looks < silentLooks) silentFor.set(process, looks + 1);
        else if (silentFor.delete(process)) lost.push(...takeOff(process));
      }
      return lost;
    },
    pairs() {
      const rooms = Map.groupBy(all(), ({ process }) => process);
      return [...rooms].flatMap(([process, theirs]) =>
        [...new Set(theirs.map(({ ticket }) => ticket.roomId))].map((roomId) => ({
          process,
          roomId,
        })),
      );
    },
  };
}
