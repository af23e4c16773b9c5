import { sqlStateOf } from './sql-state.ts';

/** PostgreSQL cannot be reached, does not answer in time, or cannot do its work for now. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(cause: unknown) {
    super(`The database is unavailable: ${reasonOf(cause)}`, { cause });
  }
}

/** Refusals that say nothing about the statement: read-only after a failover, no room, out of time. */
const STATES: ReadonlySet<string | undefined> = new Set([
  '08000',
  '08003',
  '08006',
  '25006', // read_only_sql_transaction: this server is a standby now
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '53400', // configuration_limit_exceeded
  '57014', // query_canceled: the server's own statement_timeout
  '58000', // system_error
  '58030', // io_error
]);

const SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT', // a socket file
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What node-postgres says without a code. */
const MESSAGE =
  /^(Query read timeout|timeout exceeded|timeout expired|Connection terminated|Client has encountered|Client was closed|Cannot use a pool after)/;

/** Whether an error of the database's driver means that the database is unavailable. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC'))
    return true;
  if (STATES.has(sqlStateOf(error)) || MESSAGE.test(error.message)) return true;
  if ('code' in error && SYSTEM_CODES.has(error.code)) return true;
  return isOutage(error.cause);
}

/** Whether something failed because the database is unavailable, however it was wrapped. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  return error instanceof Error && isDatabaseUnavailable(error.cause);
}

/** The innermost message, in one line; of a host with several addresses the first one's. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? (error.message.split('\n')[0] ?? '') : reasonOf(error.cause);
}
