import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildTarget } from '#server/build/build-target.ts';
import { asBuilt, staleTargets } from '#server/build/stale.ts';
import { isTargetName, targetNames, targets } from '#server/build/targets.ts';

/**
 * `npm run build` makes everything; `npm run build -- site` one part; with `--out <folder>` that
 * part goes elsewhere, for instance a site whose `PUBLIC_API_URL` is another; with `--stale` only
 * what `npm start` would build.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const { values, positionals } = parseArgs({
  options: { out: { type: 'string' }, stale: { type: 'boolean' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !isTargetName(name));
if (unknown.length > 0 || (values.out !== undefined && positionals.length !== 1)) {
  console.error(`Usage: npm run build -- [${targetNames.join(' | ')}] [--out <folder>]`);
  process.exit(1);
}

if (values.stale) Object.assign(process.env, asBuilt(project));
const all = values.stale ? staleTargets(project) : targetNames;
for (const name of positionals.length > 0 ? positionals.filter(isTargetName) : all) {
  const startedMs = performance.now();
  if (values.out) await targets[name].build(project, resolve(values.out));
  else await buildTarget(project, name);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`Built ${values.out ?? targets[name].output} in ${seconds} s`);
}
