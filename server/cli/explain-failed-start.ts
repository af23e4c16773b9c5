import { BuildError } from '#server/build/build-in-child.ts';
import { DataDirError, toDataDirError } from '#server/platform/db/data-dir-error.ts';
import { explainDatabaseError } from '#server/platform/db/explain-database-error.ts';
import { DataDirInUseError } from '#server/platform/db/lock-data-dir.ts';
import { ConfigError } from '#server/platform/kernel/config-error.ts';
import { errorText } from '#server/platform/kernel/describe-error.ts';

/** Errors whose message is written for the operator. */
const known = [ConfigError, DataDirError, DataDirInUseError, BuildError] as const;

/** What the operator reads when the server could not start: one line where the cause is known. */
export function explainFailedStart(
  error: unknown,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  if (!(error instanceof Error)) return errorText(error);
  if (known.some((kind) => error instanceof kind)) return error.message;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '.data' } = environment;
  return (
    explainListening(error, environment.HOST) ??
    (databaseUrl ? explainDatabaseError(error, databaseUrl) : explainDataDir(error, dataDir)) ??
    errorText(error)
  );
}

function explainListening(error: Error, host: string | undefined): string | undefined {
  if ('syscall' in error && error.syscall === 'listen' && 'code' in error) {
    const port = 'port' in error ? error.port : '0';
    switch (error.code) {
      case 'EADDRINUSE':
        return `Port ${port} is in use; stop what uses it or set PORT.`;
      case 'EACCES':
        return `Port ${port} is not this user's to listen on; set PORT to 1024 or more and put a proxy in front.`;
      case 'EADDRNOTAVAIL':
        return 'HOST: this machine does not have that address; set one of its own, or none for all.';
    }
  }
  const isName = 'syscall' in error && error.syscall === 'getaddrinfo' && 'hostname' in error;
  return isName && error.hostname === host
    ? `HOST: there is no address called ${error.hostname}; set one of this machine's, or none for all.`
    : undefined;
}

/** A file of the data folder that cannot be read or written. */
function explainDataDir(error: Error, dataDir: string): string | undefined {
  if (!('path' in error) || !String(error.path).startsWith(dataDir)) return undefined;
  try {
    return toDataDirError(error, String(error.path)).message;
  } catch {
    return undefined;
  }
}
