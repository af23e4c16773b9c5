import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';
import { FIELD_NAMES } from '#shared/domain/meeting-type/fields.ts';
import { project } from './run-server.ts';

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: project }).map((file) => join(project, file));

const tables = filesOf('shared/domain/meeting-type/fields/*.ts');
/** Who has to know each field by its name: the controls that edit it. */
const users = filesOf('site/office/meeting-types/editor/{sections,fields}/*.tsx');

const { config } = ts.readConfigFile(join(project, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, project);
const host = ts.createCompilerHost(options);
/** Read once, whatever is taken out. */
const read = new Map<string, ts.SourceFile | undefined>();

/** Rows of the table of a meeting type's fields that the compiler misses once they are all taken out. */
export function missedWithout(names: ReadonlySet<string>): readonly string[] {
  const cut = new Map(tables.map((file) => [file, withoutRows(file, names)]));
  const program = ts.createProgram(users, options, {
    ...host,
    getSourceFile: (file, target) => {
      const text = cut.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, target);
      if (!read.has(file)) read.set(file, host.getSourceFile(file, target));
      return read.get(file);
    },
  });
  const said = users
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return [...names].filter((name) => said.some((text) => new RegExp(`['"]${name}['"]`).test(text)));
}

/** A file of the table, without these rows. */
function withoutRows(file: string, names: ReadonlySet<string>): string {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const rows = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) => rowsOf(initializer))
    .filter(({ name }) => names.has(name.getText()));
  const ends = rows.map((row) => [row.getFullStart(), row.getEnd()] as const);
  return ends.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end + 1), text);
}

function rowsOf(table: ts.Expression | undefined): readonly ts.PropertyAssignment[] {
  if (!table || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.filter(ts.isPropertyAssignment).filter(({ initializer }) => {
    return ts.isCallExpression(initializer) && initializer.expression.getText() === 'field';
  });
}

/** Every second row, and the others: what is missing is missed beside what stands there still. */
export const halves = [0, 1].map((half) => {
  return new Set<string>(FIELD_NAMES.filter((_, index) => index % 2 === half));
});
