import { AsyncLocalStorage } from 'node:async_hooks';

interface Scope<Tx> {
  readonly tx: Tx;
  isOpen: boolean;
}

/**
 * Knows whether the running code is inside an open transaction of one database. A statement that
 * went around its own transaction would wait for it forever on the embedded database's only
 * connection, and could starve PostgreSQL's pool.
 */
export class TransactionScope<Tx> {
  readonly #storage = new AsyncLocalStorage<Scope<Tx>>();

  /** Runs `work` as the inside of `tx`. */
  async run<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
    const scope: Scope<Tx> = { tx, isOpen: true };
    try {
      return await this.#storage.run(scope, work);
    } finally {
      scope.isOpen = false;
    }
  }

  /** The open transaction around the caller, if any. */
  current(): Tx | undefined {
    const scope = this.#storage.getStore();
    return scope?.isOpen ? scope.tx : undefined;
  }

  /** Throws inside an open transaction: its statements belong on its `tx`. */
  refuseInside(): void {
    if (this.current() !== undefined) {
      throw new Error('Inside a transaction, use its tx and not the database.');
    }
  }
}
