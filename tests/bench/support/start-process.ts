import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface StartedProcess {
  /** Where it listens, without a trailing slash. */
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export const project = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Runs Node with these parameters in a process of its own and waits for the line with its address.
 * What it says on standard error is shown, for in a bench nothing should go wrong.
 */
export async function startProcess(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<StartedProcess> {
  const program = parameters.join(' ');
  const child = spawn(process.execPath, parameters, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', ...environment },
  });
  const exited = once(child, 'exit');
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);
  const url = await readUrl(child, program);
  const sayThatItEnded = (code: number | null, signal: string | null) =>
    console.error(`${program} ended in the midst of the bench: ${code ?? signal}`);
  child.once('exit', sayThatItEnded);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.off('exit', sayThatItEnded);
      child.kill('SIGTERM');
      await exited;
      process.off('exit', killWithUs);
    },
  };
}

function readUrl(child: ChildProcess, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${program} ended before it was ready`)));
    if (!child.stdout) return reject(new Error(`${program} has no output`));
    createInterface(child.stdout).on('line', (line) => {
      const url = /ready on (http:\/\/[^\s/]+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
  });
}
