/** What a transaction has sent without waiting. */
export class SentStatements {
  readonly #sent: Promise<unknown>[] = [];

  add(statement: Promise<unknown>): void {
    statement.catch(() => undefined); // it is told by `firstFailure`
    this.#sent.push(statement);
  }

  /** Waits for all of them; undefined where none has failed. */
  async firstFailure(): Promise<unknown> {
    const settled = await Promise.allSettled(this.#sent);
    return settled.find((each) => each.status === 'rejected')?.reason;
  }
}
