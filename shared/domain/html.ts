/** Markup that is safe to send; only `html` and `rawHtml` make it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** Markup whose values are escaped, whatever they are; lists follow each other, nothing is nothing. */
export function html(markup: TemplateStringsArray, ...values: readonly Part[]): Html {
  const parts = markup.map((text, index) => text + toText(values[index]));
  return new Html(parts.join(''));
}

/** Text that is markup already: JSON of `toScriptJson`, and what React has written, alone. */
export function rawHtml(text: string): Html {
  return new Html(text);
}

function toText(value: Part): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(toText).join('');
  return escapeHtml(String(value));
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const;

/** Halves of a pair are no text, and a NUL is none in HTML. */
function escapeHtml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\0', '\uFFFD')
    .replace(/[&<>"']/g, (found) => entities[found as keyof typeof entities]);
}
