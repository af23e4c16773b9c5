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

/** A server that refuses for now: it starts, it stops, it has no connection left. */
const PASSING: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03', '53300']);

/** Whether a database that did not take a connection may take one later; a wrong password is for good. */
export function mayAnswerLater(error: unknown): boolean {
  const innermost = innermostOf(error);
  if (!(innermost instanceof Error)) return false;
  if (!('code' in innermost)) return MESSAGE.test(innermost.message);
  return SYSTEM_CODES.has(innermost.code) || PASSING.has(innermost.code);
}

/** Why, in the driver's words and one line. */
export function reasonOf(error: unknown): string {
  const innermost = innermostOf(error);
  const message = innermost instanceof Error ? innermost.message : String(innermost);
  return message.split('\n')[0] ?? '';
}

/** What it all began with; of a host with several addresses, what the first one said. */
function innermostOf(error: unknown): unknown {
  if (error instanceof AggregateError && error.errors.length > 0)
    return innermostOf(error.errors[0]);
  return error instanceof Error && error.cause !== undefined ? innermostOf(error.cause) : error;
}
