/**
 * HTML with `{{slots}}` and sections `<!-- #rows -->…<!-- /rows -->` that repeat once for each row of
 * a list. There is no way to put a value in unescaped.
 */
export type Template = readonly Part[];

type Part =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'section'; readonly name: string; readonly parts: Template };

/** Values by slot name; a list repeats the section of that name. Inner sections see outer slots. */
export interface Values {
  readonly [name: string]: string | readonly Values[];
}

const MARK = /(\{\{\w+\}\}|<!-- [#/]\w+ -->)/;

/** Reads a template; throws when a section is not closed where it was opened. */
export function parseTemplate(source: string): Template {
  const pieces = source.split(MARK);
  const parts = readParts(pieces, undefined);
  return parts;
}

function readParts(pieces: string[], open: string | undefined): Part[] {
  const parts: Part[] = [];
  for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
    const mark = /^(?:\{\{|<!-- )([#/]?)(\w+)(?:\}\}| -->)$/.exec(piece);
    const [, sign, name = ''] = mark ?? [];
    if (!mark) parts.push({ kind: 'html', html: piece });
    else if (sign === '') parts.push({ kind: 'slot', name });
    else if (sign === '#') parts.push({ kind: 'section', name, parts: readParts(pieces, name) });
    else if (name === open) return parts;
    else throw new Error(`Mail layout: section ${name} is closed but not open`);
  }
  if (open !== undefined) throw new Error(`Mail layout: section ${open} is not closed`);
  return parts;
}

/** The template with its values, each escaped; throws for a slot or section without one. */
export function fillTemplate(template: Template, values: Values): string {
  return template.map((part) => fillPart(part, values)).join('');
}

function fillPart(part: Part, values: Values): string {
  if (part.kind === 'html') return part.html;
  const value = values[part.name];
  if (part.kind === 'slot' && typeof value === 'string') return escapeHtml(value);
  if (part.kind === 'section' && Array.isArray(value)) {
    return value.map((row: Values) => fillTemplate(part.parts, { ...values, ...row })).join('');
  }
  throw new Error(`Mail layout: no value for the ${part.kind} ${part.name}`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, in an element and in a quoted attribute alike. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
