import type { RefObject } from 'react';
import { isBare } from './list-key.ts';
import { useFreeKey } from './use-free-key.ts';

/** `/` goes to the search field, also before there is a list and where nothing was found. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useFreeKey((event) => {
    if (event.key !== '/' || !isBare(event) || !field.current?.checkVisibility()) return;
    event.preventDefault();
    field.current.focus();
  });
}
