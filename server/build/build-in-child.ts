import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TargetName } from './targets.ts';

/** The build said what is wrong on its own; its message is all that is left to say. */
export class BuildError extends Error {}

/**
 * Builds in a process of its own, whose memory goes with it: bundlers are far larger than the server.
 * @throws BuildError when the build fails.
 */
export async function buildInChild(
  project: string,
  names: readonly TargetName[],
  { environment, signal }: { environment: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<void> {
  console.log(`Building ${names.join(', ')} …`);
  const script = join(project, 'server/cli/build.ts');
  const child = spawn(process.execPath, [script, ...names], {
    cwd: project,
    stdio: 'inherit',
    env: environment,
    signal,
  });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new BuildError('The build failed; its messages are above.');
}
