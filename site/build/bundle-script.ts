import { build, type Plugin } from 'vite';

interface Bundling {
  /** The file that it begins with. */
  readonly script: string;
  readonly format: 'es' | 'iife';
  readonly plugins?: readonly Plugin[];
  /** Origin of the API; empty where pages and API share one. */
  readonly apiUrl?: string;
}

/** One script of a file and all that it imports, as its text. */
export async function bundleScript({
  script,
  format,
  plugins = [],
  apiUrl = '',
}: Bundling): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.PUBLIC_API_URL': JSON.stringify(apiUrl) },
    plugins: [...plugins],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: script,
        output: { format, codeSplitting: false },
      },
    },
  });
  const [output] = [result].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${script} has no code`);
  return chunk.code;
}
