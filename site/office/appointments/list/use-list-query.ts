import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ListQuery, readQuery, writeQuery } from './read-query.ts';

/**
 * Which appointments are shown: it lives in the address, so that Back and reload keep it. Another tab
 * and another page are steps that Back undoes; narrowing begins at the first page and is none.
 */
export function useListQuery() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const query = useMemo(() => readQuery(search), [search]);
  const navigate = useNavigate();
  const go = (change: Partial<ListQuery>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (now: Readonly<Record<string, unknown>>) =>
        writeQuery({ ...readQuery(now), cursor: undefined, ...change }),
      replace,
      resetScroll: 'cursor' in change,
    });
  return {
    query,
    narrow: (change: Partial<ListQuery>) => go(change, true),
    show: (tab: ListQuery['tab']) => go({ tab }, false),
    turn: (cursor: string) => go({ cursor }, false),
  };
}
