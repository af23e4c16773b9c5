/**
 * How long this process waits for PostgreSQL. The limits are its own: a server that is frozen, or
 * behind a network that drops what it is sent, keeps none of the server's.
 */
export interface TimeLimits {
  /** For a connection, new or out of the pool. */
  readonly connectMs: number;
  /** For the answer to one statement of a call. */
  readonly statementMs: number;
  /** For the answer to one statement of the job queue, which looks after whole tables. */
  readonly upkeepMs: number;
  /** For the answer to whether it is ready. */
  readonly readyMs: number;
  /** For statements that run when the database is closed. */
  readonly closeMs: number;
}

export const timeLimits: TimeLimits = {
  connectMs: 5_000,
  statementMs: 8_000,
  upkeepMs: 30_000,
  readyMs: 3_000,
  closeMs: 1_000,
};
