import { HOSTS_PER_PAGE } from '#shared/domain/constants.ts';

interface Named {
  readonly firstname: string;
  readonly lastname: string;
}

/** Spec A §2: by any part of first or last name, case-insensitive; the full name does as well. */
export function findHosts<H extends Named>(hosts: readonly H[], query: string): H[] {
  const wanted = simplify(query);
  return hosts.filter(({ firstname, lastname }) =>
    simplify(`${firstname} ${lastname}`).includes(wanted),
  );
}

/** One page of a list, `page` from 0; a page beyond the end is the last one. */
export function pageOfHosts<H>(
  hosts: readonly H[],
  page: number,
): { readonly shown: H[]; readonly page: number; readonly pages: number } {
  const pages = Math.max(1, Math.ceil(hosts.length / HOSTS_PER_PAGE));
  const index = Math.min(Math.max(page, 0), pages - 1);
  const start = index * HOSTS_PER_PAGE;
  return { shown: hosts.slice(start, start + HOSTS_PER_PAGE), page: index, pages };
}

/** Without case, accents and double blanks: `' José  Ñ' → 'jose n'`. */
function simplify(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');
}
