import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';
import { expect, test } from 'vitest';
import { catalogue } from '#shared/errors/catalogue.ts';
import { explanations } from '#shared/errors/explain.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** What a file says that may be a key, and the namespaces it names by a type or a call. */
interface Speaker {
  readonly file: string;
  readonly namespaces: readonly string[];
  readonly literals: ReadonlySet<string>;
  /** Keys with holes: `doi.${awaits}.title`. */
  readonly patterns: readonly RegExp[];
  readonly calls: readonly Call[];
}

/** `t('slots.announce', { count, day })` */
interface Call {
  readonly key: string;
  /** Undefined where the values are spread or passed on. */
  readonly values: readonly string[] | undefined;
}

type Tree = { readonly [key: string]: string | Tree };
const NOTHING = /^\b$/;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const texts = new Map(
  globSync('**/*.json', { cwd: join(project, 'locales/en') }).map((file) => {
    const tree: Tree = JSON.parse(readFileSync(join(project, 'locales/en', file), 'utf8'));
    return [basename(file, '.json'), byStem(flatten(tree, ''))] as const;
  }),
);
const sources = globSync('{shared,site,extension,server}/**/*.{ts,tsx,astro}', { cwd: project });
const speakers = sources.filter((file) => !/\.test\.tsx?$/.test(file)).map(listen);

/** Keys that are codes: a refusal or an explanation says them. */
const codes = new Set([...Object.keys(catalogue), ...explanations].map((code) => `errors:${code}`));

/** Read by name where no translator is. */
const elsewhere = new Set([
  'extension:name', // extension/build/message-files.ts
  'extension:description',
  'in-browser:command.open', // wxt.config.ts
  'in-browser:command.insert',
  'in-browser:command.propose',
]);

test.each([...texts.keys()])(
  '%s.json has no text that nobody shows: remove it in all languages, or type the table that names its key as TextKey',
  (namespace) => {
    const keys = [...(texts.get(namespace)?.keys() ?? [])];
    expect(keys.filter((key) => !isUsed(namespace, key))).toEqual([]);
  },
);

test('a text is given every value that its placeholders need', () => {
  const lacking = speakers.flatMap(({ file, namespaces, calls }) =>
    calls.flatMap(({ key, values }) => {
      const missing = needed(namespaces, key).filter((name) => !(values ?? [name]).includes(name));
      return missing.map((name) => `${file}: t('${key}') lacks ${name}`);
    }),
  );
  expect(lacking).toEqual([]);
});

function flatten(tree: Tree, path: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/** Texts of each key without its plural form, with the placeholders that any form needs. */
function byStem(flat: readonly [string, string][]): ReadonlyMap<string, readonly string[]> {
  const grouped = Map.groupBy(flat, ([key]) => key.replace(PLURAL, ''));
  return new Map([...grouped].map(([stem, forms]) => [stem, forms.flatMap(placeholders)]));
}

function placeholders([key, text]: [string, string]): string[] {
  const names = [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name ?? '');
  return PLURAL.test(key) ? [...names, 'count'] : names;
}

function needed(namespaces: readonly string[], key: string): readonly string[] {
  const [prefix = '', rest] = key.split(':', 2);
  const found = rest === undefined ? namespaces.map((one) => texts.get(one)?.get(key)) : [];
  const named = rest === undefined ? undefined : texts.get(prefix)?.get(rest);
  const lists = [...found, named].filter((list) => list !== undefined);
  // Two namespaces of one file with the same key: a call is read by neither.
  return lists.length === 1 ? [...new Set(lists[0])] : [];
}

function isUsed(namespace: string, key: string): boolean {
  const named = `${namespace}:${key}`;
  if (codes.has(named) || elsewhere.has(named)) return true;
  return speakers.some(({ namespaces, literals, patterns }) => {
    const says = (text: string) =>
      literals.has(text) || patterns.some((pattern) => pattern.test(text));
    // A key of several steps is taken for a key anywhere: tables of the domain name some.
    const isPath = key.includes('.') && literals.has(key);
    return isPath || says(named) || (namespaces.includes(namespace) && says(key));
  });
}

function listen(file: string): Speaker {
  const source = readFileSync(join(project, file), 'utf8');
  return file.endsWith('.astro') ? listenToPage(file, source) : listenToCode(file, source);
}

/** `<Text of="lead" />`, `{ of: 'lead' }`, `texts.lead`: pages show the namespace `home`. */
function listenToPage(file: string, source: string): Speaker {
  const said = [...source.matchAll(/["'`]([\w.-]+)["'`]|\btexts\.([\w.]+)/g)];
  const holes = [...source.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, text = '']) =>
    toPattern(text.split(/\$\{[^}]*\}/)),
  );
  const literals = new Set(said.map(([, quoted, read]) => quoted ?? read ?? ''));
  return { file, namespaces: ['home'], literals, patterns: holes, calls: [] };
}

function listenToCode(file: string, source: string): Speaker {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const calls: Call[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (ts.isTemplateExpression(node)) {
      patterns.push(
        toPattern([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]),
      );
    }
    if (ts.isCallExpression(node)) calls.push(...toCalls(node));
    ts.forEachChild(node, visit);
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind));
  return { file, namespaces: namespacesOf(file, source), literals, patterns, calls };
}

/** A hole is one step of a key; at its start it may be several. Where it names no step it says nothing. */
function toPattern(parts: readonly string[]): RegExp {
  if (!parts.some((part) => /^[\w-]+[.:]|\.[\w-]+$|\.[\w-]+\./.test(part))) return NOTHING;
  const [head = '', ...rest] = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${[head, ...rest].join(head === '' ? '[\\w.-]+' : '[\\w-]+')}$`);
}

function toCalls({ expression, arguments: [key, values] }: ts.CallExpression): Call[] {
  if (!ts.isIdentifier(expression) || expression.text !== 't') return [];
  if (key === undefined || !ts.isStringLiteralLike(key)) return [];
  return [{ key: key.text, values: values === undefined ? [] : namesOf(values) }];
}

function namesOf(values: ts.Expression): string[] | undefined {
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  const names = values.properties.map(({ name }) =>
    name !== undefined && ts.isIdentifier(name) ? name.text : undefined,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

function namespacesOf(file: string, source: string): string[] {
  if (file.startsWith('server/time/hosted-appointment/')) return ['mail', 'export'];
  if (file.startsWith('server/public/page-fill/')) return ['filled-page', 'common'];
  if (file.startsWith('server/')) return ['mail'];
  const named = source.matchAll(
    /(?:useTranslation|useTexts|translator|translatePage|TextKey|Translate|Say)[(<]\s*'([\w-]+)'/g,
  );
  const speaksCommon = /\buseTranslation\(\)|\bTextKey\b(?!<)|\bTranslate\b(?!<)/.test(source);
  return [...[...named].map(([, name]) => name ?? ''), ...(speaksCommon ? ['common'] : [])];
}
