import { basename, dirname } from 'node:path';
import { build } from 'wxt';

/** Builds the extension for one browser into `folder`, ready to be loaded unpacked. */
export async function buildExtension(
  project: string,
  folder: string,
  browser: 'chromium' | 'firefox',
): Promise<void> {
  const showSpinner = process.stdout.write;
  // The bundler draws its spinner into logs and pipes too.
  process.stdout.write = () => true;
  try {
    await build({
      root: project,
      browser,
      outDir: dirname(folder),
      outDirTemplate: basename(folder),
      logger: quiet,
    });
  } finally {
    process.stdout.write = showSpinner;
  }
}

function say(...parts: readonly unknown[]): void {
  console.error(...parts);
}

function hush(): void {}

/** Progress is the caller's to print; what went wrong is not kept back. */
const quiet = {
  debug: hush,
  log: hush,
  info: hush,
  success: hush,
  start: hush,
  warn: say,
  error: say,
  fatal: say,
  level: 1,
};
