import { sqlStateOf } from './sql-state.ts';

/** What node-postgres tells beside the message. */
interface Told {
  readonly message: string;
  readonly severity?: string;
  readonly code?: string;
}

/** Who connects to what, without the password. */
interface Place {
  readonly role: string;
  readonly server: string;
  readonly name: string;
}

/**
 * Why a PostgreSQL server cannot be used, in one line that names the remedy; undefined for errors that
 * say nothing about that.
 */
export function explainDatabaseError(
  error: unknown,
  databaseUrl: string,
  /** Where the address stands. */
  setting = 'DATABASE_URL',
): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const place = toPlace(databaseUrl);
  const told = innermost(error);
  const why = explainState(told, place) ?? explainConnection(told, place);
  return why === undefined ? undefined : `${setting}: ${why}`;
}

/** Whether nothing answers there, or not yet: it may do so later. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = innermost(error);
  return UNREACHABLE.has(code ?? '') || /timeout/i.test(message) || sqlStateOf(error) === '57P03';
}

const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
]);

function explainState(told: Told, { role, server, name }: Place): string | undefined {
  switch (told.code) {
    case '28P01':
      return `${server} refuses the password of ${role}; correct it there or here.`;
    case '28000':
      return `${server} does not let ${role} in (${told.message}); create the role, or allow it in pg_hba.conf.`;
    case '3D000':
      return `${server} has no database ${name}; run createdb ${name}.`;
    case '42501':
      return explainRight(told, { role, server, name });
    case '0A000':
    case '58P01':
      return explainExtension(told, server);
    case '53300':
      return `${server} has no connection left; raise its max_connections or lower DATABASE_POOL_SIZE.`;
    case '57P03':
      return `${server} is starting up; start again once it is ready.`;
    case '08P01':
      return /startup parameter/.test(told.message)
        ? `the pooler at ${server} refuses a setting (${told.message}); add it to ignore_startup_parameters in pgbouncer.ini.`
        : undefined;
    default:
      return undefined;
  }
}

function explainExtension({ message }: Told, server: string): string | undefined {
  const missing = /btree_gist|pg_trgm/.exec(message)?.[0];
  return (
    missing &&
    `${server} does not have the extension ${missing}; install PostgreSQL's contrib package there.`
  );
}

function explainRight({ message, severity }: Told, { role, server, name }: Place): string {
  if (severity === 'FATAL') {
    return `${role} may not connect to ${name} at ${server}; run GRANT CONNECT ON DATABASE "${name}" TO "${role}".`;
  }
  const schema = /for schema (\S+)/.exec(message)?.[1];
  return schema
    ? `${role} may not create tables in ${name}; run GRANT CREATE ON SCHEMA ${schema} TO "${role}" there.`
    : `${role} may not create schemas and the extensions btree_gist and pg_trgm in ${name} (${message}); run GRANT CREATE ON DATABASE "${name}" TO "${role}".`;
}

function explainConnection(told: Told, { role, server }: Place): string | undefined {
  if (/password must be a string/.test(told.message)) {
    return `${server} asks for a password and there is none; write it as postgres://${role}:password@${server}/…`;
  }
  if (/does not support SSL|certificate/i.test(told.message)) {
    return `no secure connection to ${server} (${told.message}); set sslmode in the address.`;
  }
  if (told.code === 'ENOTFOUND' || told.code === 'EAI_AGAIN') {
    return `there is no machine called ${server}; correct the address.`;
  }
  return isUnreachable(Object.assign(new Error(told.message), { code: told.code }))
    ? `nothing answers at ${server}; start PostgreSQL there or correct the address.`
    : undefined;
}

function toPlace(databaseUrl: string): Place {
  const { username, hostname, port, pathname } = new URL(databaseUrl);
  const role = decodeURIComponent(username) || 'postgres';
  const name = decodeURIComponent(pathname.slice(1)) || role;
  return { role, server: `${hostname || 'localhost'}:${port || '5432'}`, name };
}

/** Drizzle wraps what the driver says, and a host with several addresses says it for each. */
function innermost(error: Error): Told {
  if (error.cause instanceof Error) return innermost(error.cause);
  const [first]: unknown[] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? innermost(first) : error;
}
