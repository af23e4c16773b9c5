import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserArguments } from '#tests/e2e/support/browser-arguments.ts';
import { findChromium } from '#tests/support/find-chromium.ts';
import { startParameters, type using } from './servers.ts';
import { startProcess } from './start-process.ts';

const password = 'a password for nothing but benches';

export interface DemoHost {
  readonly url: string;
  /** Of Ada's session. */
  readonly cookie: string;
  readonly browser: Browser;
}

/** Ada of the demo workspace, signed in to a server as `npm start` runs it, and a Chromium. */
export async function startDemoHost(
  keep: Parameters<Parameters<typeof using>[0]>[0],
): Promise<DemoHost> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kalends-bench-'));
  await keep({ stop: () => rm(dataDir, { recursive: true }) });
  const environment = { DATA_DIR: dataDir, DEMO: 'on', DEMO_PASSWORD: password };
  const { url } = await keep(
    startProcess(startParameters(), { ...environment, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' }),
  );
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...browserArguments],
  });
  await keep({ stop: () => browser.close() });
  return { url, cookie: await signIn(url), browser };
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: 'ada@demo.test', password }),
  });
  if (!reply.ok) throw new Error(`Nobody is signed in: ${reply.status}`);
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
