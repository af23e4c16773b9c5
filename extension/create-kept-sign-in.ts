import type { SignIn, StoredItem, Tokens } from './storage.ts';

/** What keeping a sign-in stands on. */
interface KeepingWorld {
  readonly item: Pick<StoredItem<SignIn>, 'load' | 'save' | 'clear'>;
  /** Popup, side panel, options and worker wait for each other in it; nothing of the network is in it. */
  readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Forgets what only who was signed in may see. */
  readonly forgetSeen: () => Promise<void>;
}

/**
 * The one sign-in of this browser. Whoever acts in it names it by its id, so that what was begun in one
 * is never finished in the next, at another server.
 */
export function createKeptSignIn({ item, lock, forgetSeen }: KeepingWorld) {
  const find = async (id: string) => {
    const now = await item.load();
    return now?.id === id ? now : undefined;
  };
  /** Does something while the sign-in lasts; undefined where it is over. */
  const whileIn = <T>(id: string, work: (signIn: SignIn) => Promise<T>): Promise<T | undefined> =>
    lock(async () => {
      const now = await find(id);
      return now && work(now);
    });
  return {
    find,
    whileIn,
    /** Puts a sign-in where there was another or none; that other one, which still has to be ended. */
    replace: (next: SignIn): Promise<SignIn | undefined> =>
      lock(async () => {
        const before = await item.load();
        await forgetSeen();
        await item.save(next);
        return before;
      }),
    /** Keeps what an earlier version kept elsewhere, unless somebody has signed in meanwhile. */
    adopt: (old: SignIn): Promise<void> =>
      lock(async () => {
        if (!(await item.load())) await item.save(old);
      }),
    /** Keeps renewed tokens; false where the sign-in that they are of is over. */
    async renew(id: string, tokens: Tokens): Promise<boolean> {
      return (await whileIn(id, (now) => item.save({ ...now, tokens }).then(() => true))) ?? false;
    },
    /** Keeps what somebody is called now. */
    rename: (id: string, name: string): Promise<unknown> =>
      whileIn(id, (now) => item.save({ ...now, account: { ...now.account, name } })),
    /** Forgets a sign-in, whichever there is where none is named; the one that was forgotten. */
    take: (id?: string): Promise<SignIn | undefined> =>
      lock(async () => {
        const now = await item.load();
        if (!now || (id !== undefined && now.id !== id)) return undefined;
        await item.clear();
        await forgetSeen();
        return now;
      }),
  } as const;
}
