/**
 * A part of a list's address: how its text is read, and what changing it is. A `view` is one of several
 * lists, a `filter` leaves something out, a `place` is how far one has turned, `open` is what is read
 * beside the list.
 */
export interface AddressPart<Value> {
  readonly kind: 'view' | 'filter' | 'place' | 'open';
  /** What goes without saying, and is not said. */
  readonly usual: Value;
  /** Undefined for what makes no sense. */
  readonly read: (text: string) => Value | undefined;
}

/** The parts of an address, by the names that they have in it. */
export type AddressParts = Readonly<Record<string, AddressPart<unknown>>>;

/** What an address says, each part read. */
export type AddressQuery<Parts extends AddressParts> = {
  readonly [Name in keyof Parts]: Parts[Name] extends AddressPart<infer Value> ? Value : never;
};

/** What is typed into the search field. */
export const searchText: AddressPart<string> = {
  kind: 'filter',
  usual: '',
  read: (text) => text.trim().slice(0, 100),
};

/** Which of several lists is shown; without a word the first. */
export function viewOf<const Value extends string>(
  values: readonly [Value, ...Value[]],
): AddressPart<Value> {
  return { kind: 'view', usual: values[0], read: (text) => oneOf(values, text) };
}

/** A filter that has one of a few values, or none. */
export function filterOf<const Value extends string>(
  values: readonly Value[],
): AddressPart<Value | undefined> {
  return { kind: 'filter', usual: undefined, read: (text) => oneOf(values, text) };
}

/** A filter whose value is a text that fits: an id, a date. */
export function filterBy(isFit: (text: string) => boolean): AddressPart<string | undefined> {
  return {
    kind: 'filter',
    usual: undefined,
    read: (text) => (isFit(text) ? text : undefined),
  };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A filter by something that has an id. */
export const idFilter = filterBy((text) => UUID.test(text));

/** The `next` or `previous` of a reply, where a list goes on. */
export const cursorPlace: AddressPart<string | undefined> = {
  kind: 'place',
  usual: undefined,
  read: (text) => (/^(?:after|before)\.[\w.-]{1,190}$/.test(text) ? text : undefined),
};

/** The page of a list whose reply counts pages. */
export const pagePlace: AddressPart<number> = {
  kind: 'place',
  usual: 1,
  read: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined),
};

/** The id of what is open beside the list, or above it. */
export const openPart: AddressPart<string | undefined> = {
  kind: 'open',
  usual: undefined,
  read: (text) => text || undefined,
};

/** Whether something is open that has no id, as what is new: `new=1`. */
export const openFlag: AddressPart<'1' | undefined> = { ...filterOf(['1']), kind: 'open' };

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}
