import { type Html, html } from '#shared/domain/html.ts';

/** What a filled page says in the places of its shell; what is left out stays as it was built. */
export interface PageParts {
  /** A BCP 47 tag. */
  readonly lang?: string;
  readonly title?: string;
  /** After the title. */
  readonly head: Html;
  /** What is read without scripts. */
  readonly noscript?: Html | undefined;
  /** The page itself, in the place of its skeleton; only shells that say where have one. */
  readonly view?: Html | undefined;
  /** Behind all that the page shows. */
  readonly end?: Html;
}

/** A built page, cut where it is filled. */
export interface Shell {
  readonly pieces: readonly string[];
  readonly places: readonly Place[];
}

const places = {
  lang: /(?<=<html[^>]*\slang=")[^"]*(?=")/,
  title: /(?<=<title>)[^<]*(?=<\/title>)/,
  // Before any script that asks for what it says.
  head: /(?<=<\/title>)/,
  noscript: /(?<=<noscript>)[\s\S]*?(?=<\/noscript>)/,
  view: /(?<=<!--view-->)[\s\S]*?(?=<!--\/view-->)/,
  end: /(?=<\/body>)/,
} as const;

type Name = keyof typeof places;

interface Place {
  readonly name: Name;
  /** What stands there until it is filled. */
  readonly built: string;
}

/** Cuts a page once; throws where it has no such places, but for its view. */
export function parseShell(page: string): Shell {
  const found = Object.entries(places).flatMap(([name, pattern]) => {
    const match = pattern.exec(page);
    if (!match && name !== 'view') throw new Error(`A shell without a place for ${name}`);
    return match ? [{ name: name as Name, built: match[0], at: match.index }] : [];
  });
  found.sort((a, b) => a.at - b.at);
  const starts = [0, ...found.map(({ at, built }) => at + built.length)];
  const ends = [...found.map(({ at }) => at), page.length];
  return {
    pieces: starts.map((start, index) => page.slice(start, ends[index])),
    places: found.map(({ name, built }) => ({ name, built })),
  };
}

export function fillShell(shell: Shell, parts: PageParts): string {
  return fillFromTo(shell, parts) + endOf(shell, parts.end);
}

/** What stands behind all other parts. */
export function endOf({ pieces }: Shell, end?: Html): string {
  return (end?.text ?? '') + (pieces.at(-1) ?? '');
}

/** A page until what it shows: that, and its end, may follow once they are known. */
export function fillUntilView(shell: Shell, parts: PageParts): string {
  return fillFromTo(shell, parts, 0, viewOf(shell));
}

/** What stands behind `fillUntilView`, without its end. */
export function fillView(shell: Shell, parts: Pick<PageParts, 'noscript' | 'view'>): string {
  return fillFromTo(shell, { ...parts, head: nothing }, viewOf(shell));
}

const nothing = html``;

/** The first place of what is shown: without scripts, and with them. */
function viewOf({ places: cut }: Shell): number {
  return cut.findIndex(({ name }) => name === 'noscript' || name === 'view' || name === 'end');
}

function fillFromTo(
  { pieces, places: cut }: Shell,
  parts: PageParts,
  from = 0,
  to = cut.length,
): string {
  const filled = {
    lang: parts.lang === undefined ? undefined : html`${parts.lang}`,
    title: parts.title === undefined ? undefined : html`${parts.title}`,
    head: parts.head,
    noscript: parts.noscript,
    view: parts.view,
    end: undefined,
  };
  const text = cut.map(({ name, built }, index) => pieces[index] + (filled[name]?.text ?? built));
  return text.slice(from, to).join('');
}
