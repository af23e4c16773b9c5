import { inspect } from 'node:util';
import { BuildError } from './build/build-in-child.ts';
import { ConfigError } from './config.ts';

/** What the operator reads when the server could not start: one line where the cause is known. */
export function explainFailedStart(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  if (error instanceof ConfigError || error instanceof BuildError) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `Port ${error.port} is in use; stop what uses it or set PORT.`;
  }
  return inspect(error);
}
