/** Points of one counter that are to be given back. */
export interface Debt {
  /** The policy and the key. */
  readonly account: string;
  readonly pay: (points: number) => Promise<void>;
}

export interface OwedPoints {
  /** Owes one point more. */
  add(debt: Debt): void;
  /** Pays what is owed to one account; rejects where that fails, and owes it still. */
  pay(account: string): Promise<void>;
  /** Pays everybody, as far as it goes. Never rejects. */
  payAll(): Promise<void>;
}

/** So many accounts at most: an outage under load must not fill the memory. */
const MAX_ACCOUNTS = 10_000;

/** Points that could not be given back yet, for the database that keeps them is unavailable. */
export function createOwedPoints(): OwedPoints {
  const accounts = new Map<string, Debt & { points: number }>();
  const pay = async (account: string) => {
    const debt = accounts.get(account);
    if (!debt) return;
    accounts.delete(account);
    try {
      await debt.pay(debt.points);
    } catch (error) {
      const since = accounts.get(account)?.points ?? 0;
      accounts.set(account, { ...debt, points: debt.points + since });
      throw error;
    }
  };
  return {
    add(debt) {
      const points = (accounts.get(debt.account)?.points ?? 0) + 1;
      if (points > 1 || accounts.size < MAX_ACCOUNTS)
        accounts.set(debt.account, { ...debt, points });
    },
    pay,
    async payAll() {
      try {
        for (const account of [...accounts.keys()]) await pay(account);
      } catch {
        // The next call that is counted tries again.
      }
    },
  };
}
