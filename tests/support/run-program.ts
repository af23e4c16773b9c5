import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A program of the project's own (`node_modules/.bin`) or of the path, and its parameters. */
export type Command = readonly [program: string, ...parameters: string[]];

const project = fileURLToPath(new URL('../..', import.meta.url));
const programs = join(project, 'node_modules/.bin');

interface Surroundings {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

function start(
  [program, ...parameters]: Command,
  stdio: 'inherit' | 'pipe',
  { folder = project, environment }: Surroundings,
) {
  return spawn(program, parameters, {
    cwd: folder,
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}`, ...environment },
  });
}

/** Runs a command that speaks for itself; its exit code, or 1 where a signal ended it. */
export async function runProgram(
  command: Command,
  environment?: Readonly<Record<string, string>>,
): Promise<number> {
  const [exitCode] = await once(start(command, 'inherit', { environment }), 'exit');
  return exitCode ?? 1;
}

/** Runs a command beside others, in this project or another folder: all it says comes at its end. */
export async function runQuietly(
  command: Command,
  folder?: string,
): Promise<{ exitCode: number; said: string }> {
  const child = start(command, 'pipe', { folder });
  const [[exitCode], ...said] = await Promise.all([
    once(child, 'close'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  return { exitCode: exitCode ?? 1, said: said.join('').trim() };
}
