import { fileURLToPath } from 'node:url';
import { runProgram } from '#tests/support/run-program.ts';
import { isKind, kinds } from './kinds.ts';
import { toName } from './plan.ts';
import { writePlan } from './write-plan.ts';

/** `npm run new <kind> <name>`: files and rows that pass types and house tests as they come. */
const [kind = '', text = ''] = process.argv.slice(2);
const name = toName(text);
const placed: readonly string[] = ['screen', 'list', 'endpoint', 'provider'];
if (!isKind(kind) || !name || (name.subject !== undefined && !placed.includes(kind))) {
  console.error(`Usage: npm run new <${Object.keys(kinds).join(' | ')}> <name-in-kebab-case>`);
  console.error(
    "A screen or list takes its subject too, company/branding; an endpoint its server's wing, time/polls; a provider what it is for, sign-in/acme.",
  );
  console.error('All else is written by hand: CONTRIBUTING.md says where.');
  process.exit(1);
}

const project = fileURLToPath(new URL('../..', import.meta.url));
const plan = kinds[kind](name);
await writePlan(project, plan);
const written = [...Object.keys(plan.files), ...plan.rows.map(({ file }) => file)];
const quietly = ['--log-level=error', '--files-ignore-unknown=true'];
await runProgram(['biome', 'check', '--write', ...quietly, ...new Set(written)]);
const touched = [
  ...written,
  ...(plan.texts ?? []).map(({ namespace }) => `locales/*/${namespace}.json`),
];
console.log(`Written: ${[...new Set(touched)].join(', ')}`);
for (const sentence of plan.next) console.log(`Next: ${sentence}`);
