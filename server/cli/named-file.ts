import { ConfigError } from '#server/platform/kernel/config-error.ts';

/** The one file that a command is given. @throws ConfigError with its usage. */
export function namedFile(command: string): string {
  const [file, ...others] = process.argv.slice(2);
  if (file && others.length === 0) return file;
  throw new ConfigError(`Usage: npm run ${command} -- <file>`);
}
