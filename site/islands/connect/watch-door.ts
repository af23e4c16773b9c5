import type { RoomDoor } from '#shared/api/connect.ts';
import { mayPass } from '#site/lib/worth-retrying.ts';
import { createStore, type Store } from './create-store.ts';

/** Who is there already, and whether it was cancelled, is asked for so often. */
const LOOK_MS = 10_000;
/** So long a page need not ask again for what it came with. */
const FRESH_MS = 5_000;
/** A server that could not be reached is asked so often. */
const RETRY_MS = 4_000;

export interface DoorSeen {
  readonly door: RoomDoor | undefined;
  /** When it was seen, by this device. */
  readonly atMs: number;
  /** Why it could not be seen when it was last asked for. */
  readonly error: unknown;
  readonly isAsking: boolean;
}

export interface DoorWatch extends Pick<Store<DoorSeen>, 'read' | 'subscribe'> {
  readonly look: () => void;
  /**
   * Looks where it has not been seen just now, when the page comes back into view or on line, and, while
   * somebody stands before it, again and again. What it returns ends that.
   */
  readonly follow: (isBefore: boolean) => () => void;
}

/** A door outside of React: a room's pages ask one thing, for which a cache would take longer to begin. */
export function watchDoor(
  ask: () => Promise<RoomDoor>,
  first: { readonly door: RoomDoor; readonly atMs: number } | undefined,
): DoorWatch {
  const { read, subscribe, set } = createStore<DoorSeen>({
    door: first?.door,
    atMs: first?.atMs ?? 0,
    error: undefined,
    isAsking: false,
  });
  let isBefore = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = () => {
    clearTimeout(timer);
    const waitMs = isBefore && !document.hidden ? toWaitMs(read(), Date.now()) : undefined;
    timer = waitMs === undefined ? undefined : setTimeout(look, waitMs);
  };
  /** Of what is under way the answer may be older than the question. */
  let isAskedMeanwhile = false;
  const look = () => {
    isAskedMeanwhile = read().isAsking;
    if (isAskedMeanwhile) return;
    set({ ...read(), isAsking: true });
    ask()
      .then(
        (door) => set({ door, atMs: Date.now(), error: undefined, isAsking: false }),
        (error: unknown) => set({ ...read(), error, isAsking: false }),
      )
      .then(() => (isAskedMeanwhile ? look() : plan()));
  };
  return {
    read,
    subscribe,
    look,
    follow: (nowBefore) => {
      isBefore = nowBefore;
      const { door, atMs } = read();
      if (!door || Date.now() - atMs > FRESH_MS) look();
      plan();
      const comeBack = new AbortController();
      const { signal } = comeBack;
      const onView = () => (document.hidden ? plan() : look());
      document.addEventListener('visibilitychange', onView, { signal });
      window.addEventListener('online', look, { signal });
      window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
      return () => {
        comeBack.abort();
        isBefore = false;
        plan();
      };
    },
  };
}

/**
 * How long until the next look; `undefined` where nothing will change. `state` is the server's word: the
 * moment it opens it is asked, by this device's clock, and a little after.
 */
export function toWaitMs({ door, error }: DoorSeen, nowMs: number): number | undefined {
  if (!door) return mayPass(error) ? RETRY_MS : undefined;
  if (door.state === 'open') return LOOK_MS;
  if (door.state !== 'early') return undefined;
  const leftMs = Date.parse(door.opensIso) - nowMs;
  return leftMs > 0 ? Math.min(leftMs + 200, 3 * LOOK_MS) : 2_000;
}
