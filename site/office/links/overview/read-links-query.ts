/** Which links: those of pages, those that book once, those of proposals, and short addresses. */
export const LINK_KINDS = ['pages', 'once', 'proposed', 'short'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** What is shown, as the address says it. */
export interface LinksQuery {
  readonly kind: LinkKind;
  readonly page: number;
  readonly search: string;
  /** Beside one's own those of others too, as far as one's right reaches. */
  readonly view: 'mine' | 'all';
}

/** `{ kind: 'once', page: '2' } → { kind: 'once', page: 2, … }`; what makes no sense is left out. */
export function readLinksQuery(search: Readonly<Record<string, unknown>>): LinksQuery {
  const page = Number(search.page);
  return {
    kind: LINK_KINDS.find((each) => each === search.kind) ?? 'pages',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    search: typeof search.search === 'string' ? search.search.trim().slice(0, 100) : '',
    view: search.view === 'all' ? 'all' : 'mine',
  };
}

/** The same as an address has it: what goes without saying is not said. */
export function writeLinksQuery(query: LinksQuery): Record<string, string | undefined> {
  return {
    kind: query.kind === 'pages' ? undefined : query.kind,
    page: query.page > 1 ? String(query.page) : undefined,
    search: query.search || undefined,
    view: query.view === 'all' ? 'all' : undefined,
  };
}
