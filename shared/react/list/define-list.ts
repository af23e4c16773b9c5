import type { AddressParts, AddressQuery } from './address-parts.ts';

/** What a reply says of a list: its rows, and where it goes on. */
interface Listed<Query, Row> {
  readonly rows: readonly Row[];
  /** How many there are on all pages, where it is known. */
  readonly total?: number;
  readonly paging?: Paging<Partial<Query>>;
  /** Whether there are rows that a filter alone shows: a list that has some is not empty. */
  readonly hasOthers?: boolean;
}

/** The changes of the address that turn to the pages beside this one; null where the list ends. */
export interface Paging<Change> {
  readonly previous: Change | null;
  readonly next: Change | null;
  /** Which page this is, where they are counted. */
  readonly at?: { readonly page: number; readonly pages: number };
}

/** A kind of list: its address, what is asked for it, and what a reply says. */
export interface ListKind<Parts extends AddressParts, Data, Row> {
  readonly address: Parts;
  /** Asks for what an address says; suspends until it is there. */
  readonly useData: (query: AddressQuery<Parts>) => Data;
  readonly read: (data: Data) => Listed<AddressQuery<NoInfer<Parts>>, Row>;
  readonly toId: (row: Row) => string;
  /** What a row is called where it is selected. */
  readonly toName: (row: Row) => string;
  /** Whether what is selected on one page stays so on the others: what is done with it changes nothing. */
  readonly keepsSelection?: boolean;
}

/** One of these at the top of a screen's file, and the screen knows its address, filters and pages. */
export function defineList<const Parts extends AddressParts, Data, Row>(
  kind: ListKind<Parts, Data, Row>,
): ListKind<Parts, Data, Row> {
  return kind;
}

/** The paging of a reply with cursors. */
export function byCursor(reply: {
  readonly next: string | null;
  readonly previous: string | null;
}): Paging<{ readonly cursor: string }> {
  const to = (cursor: string | null) => (cursor === null ? null : { cursor });
  return { previous: to(reply.previous), next: to(reply.next) };
}

/** The paging of a reply that counts its pages. */
export function byPage(reply: {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}): Paging<{ readonly page: number }> {
  const { page } = reply;
  const pages = Math.ceil(reply.total / reply.pageSize);
  return {
    previous: page > 1 ? { page: page - 1 } : null,
    next: page < pages ? { page: page + 1 } : null,
    at: { page, pages },
  };
}

/** The same paging where its place has another name in the address: a screen may have two lists. */
export function renamed<From, To>(
  { previous, next, ...at }: Paging<From>,
  to: (change: From) => To,
): Paging<To> {
  return { ...at, previous: previous && to(previous), next: next && to(next) };
}
