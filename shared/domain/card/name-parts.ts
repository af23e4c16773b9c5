export interface NameParts {
  readonly first: string;
  readonly rest: string;
}

/** Spec B §3.1: stands for an empty name. */
const UNKNOWN = 'Unknown';

/** Spec B §3.1: a name is split on spaces into the first name and the rest. `'Ada King Lovelace' → Ada, King Lovelace` */
export function toNameParts(name: string): NameParts {
  const [first = '', ...rest] = name.trim().split(/ +/);
  return { first: first || UNKNOWN, rest: rest.join(' ') };
}
