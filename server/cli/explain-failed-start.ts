import { BuildError } from '#server/build/build-in-child.ts';
import { ConfigError } from '#server/config.ts';
import { DataDirInUseError } from '#server/db/lock-data-dir.ts';
import { errorText } from '#server/kernel/describe-error.ts';

/** Errors whose message is written for the operator. */
const known = [ConfigError, DataDirInUseError, BuildError] as const;

/** What the operator reads when the server could not start: one line where the cause is known. */
export function explainFailedStart(error: unknown): string {
  if (!(error instanceof Error)) return errorText(error);
  if (known.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use; stop what uses it or set PORT.`;
  }
  return errorText(error);
}
