import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeHostingFiles } from '#server/build/write-hosting-files.ts';
import { type RunningNginx, runNginx, servingSite } from './run-nginx.ts';
import { project } from './run-server.ts';

const run = promisify(execFile);

/**
 * The site behind a plain nginx, as docs/deploying.md has it: built for an API that is elsewhere, with
 * the include that a build writes for static hosts.
 */
export async function serveStaticSite(apiUrl: string, port?: number): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'kalends-static-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const site = join(folder, 'site');
    await run(process.execPath, [join(project, 'server/cli/build.ts'), 'site', '--out', site], {
      cwd: project,
      env: { ...process.env, PUBLIC_API_URL: apiUrl },
    });
    const hosting = join(folder, 'hosting');
    await writeHostingFiles(hosting);
    const nginx = await runNginx(servingSite(site, join(hosting, 'nginx.conf')), port);
    return {
      ...nginx,
      async stop() {
        await nginx.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
