import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { project } from '#tests/support/run-server.ts';

const bundled = new Map<string, Promise<string>>();

/** The script of a test page with all that it imports, made once a process: `writing/quill.ts`. */
export function bundlePage(entry: string): Promise<string> {
  const known = bundled.get(entry) ?? bundle(join(project, 'tests/e2e/extension', entry));
  bundled.set(entry, known);
  return known;
}

async function bundle(input: string): Promise<string> {
  const result = await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    // Draft.js asks for Node's name of the world.
    define: { global: 'globalThis', 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'es', codeSplitting: false } },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code;
}
