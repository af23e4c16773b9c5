import type { AddressPart, AddressParts, AddressQuery } from './address-parts.ts';

/** What the router has read of an address: texts by their names. */
export type AddressTexts = Readonly<Record<string, unknown>>;

/** `{ page: '2', state: 'lost' } → { page: 2, state: undefined, … }`; what makes no sense is left out. */
export function readAddress<Parts extends AddressParts>(
  parts: Parts,
  texts: AddressTexts,
): AddressQuery<Parts> {
  const read = Object.entries(parts).map(([name, { usual, read: toValue }]) => {
    const text = texts[name];
    return [name, (typeof text === 'string' ? toValue(text) : undefined) ?? usual] as const;
  });
  return toQuery<Parts>(Object.fromEntries(read));
}

/** The same as an address has it: what goes without saying is not said. */
export function writeAddress<Parts extends AddressParts>(
  parts: Parts,
  query: AddressQuery<Parts>,
): Record<string, string | undefined> {
  const written = Object.entries(parts).map(([name, { usual }]) => {
    const value: unknown = query[name];
    return [name, value === usual || value === undefined ? undefined : String(value)] as const;
  });
  return Object.fromEntries(written);
}

/** A query with a change: one that narrows, or shows another view, begins at the first page. */
export function changeAddress<Parts extends AddressParts>(
  parts: Parts,
  query: AddressQuery<Parts>,
  change: Partial<AddressQuery<Parts>>,
): AddressQuery<Parts> {
  const turnsBack = isOf(parts, change, 'filter') || isOf(parts, change, 'view');
  return { ...query, ...(turnsBack && usualOf(parts, 'place')), ...change };
}

/** Whether a change is of parts of one kind, among others. */
export function isOf<Parts extends AddressParts>(
  parts: Parts,
  change: Partial<AddressQuery<Parts>>,
  kind: AddressPart<unknown>['kind'],
): boolean {
  return Object.keys(change).some((name) => parts[name]?.kind === kind);
}

/** All parts of one kind as they are without a word: `{ search: '', state: undefined }`. */
export function usualOf<Parts extends AddressParts>(
  parts: Parts,
  kind: AddressPart<unknown>['kind'],
): Partial<AddressQuery<Parts>> {
  const found = Object.entries(parts).filter(([, part]) => part.kind === kind);
  return toQuery<Parts>(Object.fromEntries(found.map(([name, { usual }]) => [name, usual])));
}

/** How many filters leave something out; a list with none shows all that it has. */
export function countFilters<Parts extends AddressParts>(
  parts: Parts,
  query: AddressQuery<Parts>,
): number {
  const filters = Object.entries(parts).filter(([, { kind }]) => kind === 'filter');
  return filters.filter(([name, { usual }]) => query[name] !== usual).length;
}

/** Each value was read by the part of its name. */
function toQuery<Parts extends AddressParts>(read: Readonly<Record<string, unknown>>) {
  return read as AddressQuery<Parts>;
}
