import { useMemo } from 'react';
import { useNavigate } from '../router/use-navigate.ts';
import { useSearch } from '../router/use-place.ts';
import type { AddressParts, AddressQuery } from './address-parts.ts';
import {
  type AddressTexts,
  changeAddress,
  countFilters,
  isOf,
  readAddress,
  usualOf,
  writeAddress,
} from './list-address.ts';

/**
 * What a list's address says, and the ways from there: it is kept by Back, reload and a copy. Narrowing
 * is no step that Back undoes; another view, another page and what is opened are.
 */
export function useAddress<Parts extends AddressParts>(parts: Parts) {
  const texts: AddressTexts = useSearch();
  const query = useMemo(() => readAddress(parts, texts), [parts, texts]);
  const navigate = useNavigate();
  const linkTo = (change: Partial<AddressQuery<Parts>>) => ({
    to: '.',
    // From where it leads away then: what is typed arrives after a pause.
    search: (now: AddressTexts) => ({
      // What is another's stays: a screen may have two lists, and its own words beside them.
      ...now,
      ...writeAddress(parts, changeAddress(parts, readAddress(parts, now), change)),
    }),
    replace: isOf(parts, change, 'filter') && !isOf(parts, change, 'view'),
    resetScroll: isOf(parts, change, 'place'),
  });
  return {
    query,
    /** How many filters leave something out. */
    filters: countFilters(parts, query),
    /** The same list otherwise, as a link has it. */
    linkTo,
    go: (change: Partial<AddressQuery<Parts>>) => navigate(linkTo(change)),
    showAll: () => navigate(linkTo({ ...usualOf(parts, 'filter'), ...usualOf(parts, 'place') })),
  } as const;
}
